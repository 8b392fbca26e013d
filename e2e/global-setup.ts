import { ensureWebBuilt } from '../tools/web-build.ts';

/** The pages under test are the built ones. */
export default async () => {
  const { NODE_ENV } = process.env;
  // Under vitest's own value a build takes React's development half, which nobody is served.
  process.env.NODE_ENV = 'production';
  try {
    await ensureWebBuilt();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
};
