import samples from './life-samples.json' with { type: 'json' };

/**
 * Situations of public bug reports with what is right of them, as they were written down in November 2026:
 * what was done (`do`), what is wanted (`want`, `right`), and what 1.0 said instead (`got`, `product`).
 */
export const LIFE_SAMPLES = samples;
