import { ensureWebBuilt } from '../tools/web-build.ts';

/** The pages under test are the built ones. */
export default () => ensureWebBuilt();
