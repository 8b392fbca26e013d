/** A part of the code whose tests are tried by changing it: what is changed, and the tests that are to see it. */
export interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const PURE = (folder: string): Part => ({
  mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/index.ts`],
  tests: [`${folder}/**/*.test.ts`],
});

const SERVICES = ['doses', 'pens', 'plan'].map((name) => `apps/server/src/features/dosing/${name}`);

export const PARTS = {
  domain: PURE('packages/domain/src'),
  'file-import': PURE('packages/file-import/src'),
  services: {
    mutate: SERVICES.map((folder) => `${folder}/*.service.ts`),
    tests: SERVICES.map((folder) => `${folder}/*.test.ts`),
  },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;
