import { fieldError } from '../../../app-error.ts';
import type { DoseTable } from '../../../db/tables/record-tables.ts';
import { contractSentences } from '../../../languages/contract-sentences.ts';

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
      throw fieldError('injectionLocation', contractSentences.oralDose.siteNeeded);
    if (body.extractionMethod === 'oral')
      throw fieldError('extractionMethod', contractSentences.oralDose.method);
    return;
  }
  for (const field of ['injectionLocation', 'injectionSubLocation'] as const) {
    if (body[field] != null) throw fieldError(field, contractSentences.oralDose.site);
  }
  if (body.painLevel != null) throw fieldError('painLevel', contractSentences.oralDose.pain);
}
