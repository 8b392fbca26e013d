import { type MedicineModel, MODELS_BY_MEDICINE } from '@dosewise/domain';

/** The models that can draw a medicine, first the one that is shown first; none where none is sound. */
export function modelsOf(medicine: string): readonly MedicineModel[] {
  return MODELS_BY_MEDICINE.get(medicine) ?? [];
}
