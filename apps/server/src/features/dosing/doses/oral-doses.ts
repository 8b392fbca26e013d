import { ORAL_DOSE } from '@dosewise/contract';
import { fieldError } from '../../../app-error.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';

/** The part of a body that says where a dose was injected, and how it felt. */
interface Injected {
  readonly injectionLocation?: DoseTable['injection_location'] | undefined;
  readonly injectionSubLocation?: DoseTable['injection_sub_location'] | undefined;
  readonly painLevel?: number | null | undefined;
  readonly extractionMethod?: DoseTable['extraction_method'] | undefined;
}

/** The columns of a tablet's dose that say nothing. */
export const NOT_INJECTED = {
  injection_location: null,
  injection_sub_location: null,
  pain_level: null,
} as const satisfies Partial<DoseTable>;

/** Refuses a tablet that was injected, and an injection without a site. */
export function refuseWrongRoute(body: Injected, isOral: boolean): void {
  if (!isOral) {
    if (body.injectionLocation === null)
      throw fieldError('injectionLocation', ORAL_DOSE.siteNeeded);
    if (body.extractionMethod === 'oral') throw fieldError('extractionMethod', ORAL_DOSE.method);
    return;
  }
  for (const field of ['injectionLocation', 'injectionSubLocation'] as const) {
    if (body[field] != null) throw fieldError(field, ORAL_DOSE.site);
  }
  if (body.painLevel != null) throw fieldError('painLevel', ORAL_DOSE.pain);
}
