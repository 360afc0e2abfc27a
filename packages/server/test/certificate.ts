/** A certificate for one name, or an address, that signs itself. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly certFile: string;
  readonly keyFile: string;
  readonly cert: string;
}

const QUICK = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** `name` as in a certificate: `DNS:example.org` or `IP:127.0.0.1`. */
export function makeCertificate(folder: string, name: string): Certificate {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=leadlight', '-addext', `subjectAltName=${name}`];
  execFileSync('openssl', ['req', '-x509', ...QUICK, ...names, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  // Programs that read it run as other users.
  chmodSync(folder, 0o755);
  chmodSync(keyFile, 0o644);
  return { certFile, keyFile, cert: readFileSync(certFile, 'utf8') };
}
