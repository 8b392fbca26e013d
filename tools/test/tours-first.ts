import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Browser tests that walk all pages, or start the whole product in a page: the longest files there are. */
const TOURS = /\/e2e\/(pages|without-account)\//;

/**
 * Starts the longest browser tests before the others: begun last, one of them keeps a single core busy at the end. Where no
 * run has left its durations, Vitest goes by the size of files, and a tour is a short one.
 */
export class ToursFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name !== 'e2e' ? 0 : TOURS.test(moduleId) ? 1 : 2;
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
