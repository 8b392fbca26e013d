// Shows 57.1.
import { useTls } from '../../../../testing/faults/faulty-servers.ts';
import {
  itNames,
  type Plant,
  useHealthyInstallation,
} from '../../../../testing/faults/healthy-installation.ts';
import { freePort } from '../../../../testing/processes/free-port.ts';

const place = useHealthyInstallation();

const atAddress =
  (...given: Parameters<typeof useTls>): Plant =>
  async () => {
    const { url, authority } = await useTls(...given);
    return { config: place.configWith({ PUBLIC_URL: url }), authority };
  };

itNames(place, [
  [
    'no one answers at the public address',
    ['address', 'fault', /cannot be reached from here \(ECONNREFUSED: connection refused\)/],
    async () => ({
      config: place.configWith({ PUBLIC_URL: `https://localhost:${await freePort()}` }),
    }),
  ],
  [
    'the certificate has expired',
    ['address', 'fault', /^The certificate expired 2 days ago/],
    atAddress(undefined, { endsInDays: -2.5 }),
  ],
  [
    'the certificate ends soon',
    ['address', 'caution', /^The certificate expires in 5 days/],
    atAddress(undefined, { endsInDays: 5.5 }),
  ],
  [
    'the certificate is for another name',
    ['address', 'fault', /do not accept the certificate \(.*ALTNAME/],
    atAddress(undefined, { host: 'other.example' }),
  ],
  [
    'no one vouches for the certificate',
    ['address', 'fault', /do not accept the certificate \(.*SELF_SIGNED/],
    async () => ({ config: place.configWith({ PUBLIC_URL: (await useTls()).url }) }),
  ],
  [
    'the public address leads on to another one',
    ['address', 'fault', /redirects to https:\/\/www\.pens\.example\./],
    atAddress((reply) => reply.writeHead(301, { location: 'https://www.pens.example/x' }).end()),
  ],
  [
    'something else answers at the public address',
    ['address', 'fault', /Something that is not Dosewise/],
    atAddress((reply) => reply.end('<h1>It works!')),
  ],
  [
    'the proxy reaches no one',
    ['address', 'fault', /answers with status 502/],
    atAddress((reply) => reply.writeHead(502).end()),
  ],
  [
    'another version is still running',
    ['address', 'caution', /^Version 0\.0\.9 answers/],
    atAddress((reply) => reply.end('{"status":"ok","version":"0.0.9"}')),
  ],
  [
    'the proxy is not trusted',
    ['proxy', 'fault', /TRUST_PROXY is off/],
    () => ({ config: place.configWith({ TRUST_PROXY: 'off' }) }),
  ],
  [
    'there is no public address',
    [
      'address',
      'caution',
      /^PUBLIC_URL is not set\. Links on pages use the address in the browser/,
    ],
    () => ({ config: place.configWith({ PUBLIC_URL: '', TRUST_PROXY: 'off' }) }),
  ],
  [
    'the public address was forgotten',
    ['proxy', 'fault', /only reachable from this machine/],
    () => ({ config: place.configWith({ PUBLIC_URL: '' }) }),
  ],
]);
