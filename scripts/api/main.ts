/** npm run api: typedoc reads the comments in the sources of the packages that others install. */
import { join } from 'node:path';
import { Application } from 'typedoc';
import { ROOT } from '../bootstrap/index.mjs';

const PACKAGES = ['core', 'sintra', 'sagrada', 'bots', 'messages'];
const FOLDER = join(ROOT, 'build', 'api');

const app = await Application.bootstrap({
  name: 'Leadlight',
  entryPoints: PACKAGES.map((name) => join(ROOT, 'packages', name, 'src', 'index.ts')),
  tsconfig: join(ROOT, 'tsconfig.json'),
  basePath: join(ROOT, 'packages'),
  readme: 'none',
  disableSources: true,
  skipErrorChecking: true,
  excludeInternal: true,
});
const project = await app.convert();
if (project === undefined) process.exitCode = 1;
else {
  await app.generateDocs(project, FOLDER);
  console.log(join(FOLDER, 'index.html'));
}
