/** `npm run test:long`, which does at length what `npm test` does a few times. */
export const IS_LONG_RUN = process.env.TEST_LONG === 'on';
