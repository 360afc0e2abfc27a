// Leadlight: `node leadlight.mjs` starts the server, `node leadlight.mjs backup FILE` copies its database.
const LEAST_NODE = 24;

const [major] = process.versions.node.split('.');
if (Number(major) < LEAST_NODE) {
  process.stderr.write(
    `leadlight: Leadlight needs Node ${LEAST_NODE} or newer, and this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}

// Only now: an older Node couldn't even read the rest.
await import(new URL('server/main.mjs', import.meta.url).href);
