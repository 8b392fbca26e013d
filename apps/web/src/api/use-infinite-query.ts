import { useInfiniteQuery as useInfiniteQueryOfLibrary } from '@tanstack/react-query';
import { showFailuresAtOnce } from './use-query.ts';

/** `useInfiniteQuery` of the library, whose failure shows while it is tried again. */
export const useInfiniteQuery = showFailuresAtOnce(useInfiniteQueryOfLibrary);
