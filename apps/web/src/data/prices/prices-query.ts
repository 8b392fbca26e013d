import { getDefaultPrice, getStrengthPricing } from '@dosewise/contract';
import { FIRST_MEDICINE, type Medicine } from '@dosewise/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../calls/api-client.ts';

/** The prices of a medicine in a country: by strength in mg, and that of KwikPens without one. */
export const pricesQuery = (country: string, medicine: Medicine) =>
  queryOptions({
    queryKey: [getStrengthPricing.id, country, medicine],
    queryFn: async ({ signal }) => {
      const params = { country };
      const isKwikPen = medicine === FIRST_MEDICINE;
      const [byStrength, usual] = await Promise.all([
        call(getStrengthPricing, { params, query: isKwikPen ? {} : { medicine } }, { signal }),
        isKwikPen ? call(getDefaultPrice, { params }, { signal }) : { default: null },
      ]);
      return { byStrength, usual: usual.default };
    },
  });
