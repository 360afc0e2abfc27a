/** The addresses that packages name, from the table in MAINTAINERS.md. */
export interface Addresses {
  readonly repository: string;
}

/** Undefined while the table has blanks. */
export function addressesIn(page: string): Addresses | undefined {
  const [, repository] = /^\| Repository +\| *(https:\/\/\S+) *\|$/m.exec(page) ?? [];
  return repository === undefined ? undefined : { repository: repository.replace(/\/$/, '') };
}

/** The package.json of a package, with the fields that registries show. */
export function withAddresses(json: string, name: string, { repository }: Addresses): string {
  const own = JSON.parse(json) as object;
  const fields = {
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${name}` },
  };
  return `${JSON.stringify({ ...own, ...fields }, null, 2)}\n`;
}
