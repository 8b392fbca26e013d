import type { ReactElement } from 'react';

/**
 * Children that stand beside others: elements, never bare text. React keeps text beside other children as a node of
 * its own, and a page translator replaces such nodes (docs/decisions/0107-texts-alone.md).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
