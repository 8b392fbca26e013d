import { ensureWebBuilt } from './web-build.ts';

await ensureWebBuilt();
