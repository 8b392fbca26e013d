// Plain JavaScript, so that an old Node can read it: it would stumble over the TypeScript of
// src/main.ts with a puzzling error, or crash in a native module.

import module from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Dosewise needs Node 22.18 or newer, and this is ${process.version}. ` +
      'Start it with "npm start", which fetches a current one.\n',
  );
  process.exit(1);
}
// Every start but the first finds compiled code there. Where nothing can be written it does nothing.
module.enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
// The thread for heavy work begins here too.
await import(isMainThread ? './src/main.ts' : './src/heavy-main.ts');
// At once, since Node itself keeps it only where a server ends in order.
module.flushCompileCache();
