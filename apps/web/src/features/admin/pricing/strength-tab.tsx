import type { Medicine } from '@dosewise/domain';
import { useState } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { priceValues } from './price-form.ts';
import {
  type DefaultPrices,
  likelyCurrency,
  type Sort,
  type StrengthPrices,
  type StrengthRow,
  sortedBy,
  sortRows,
  strengthRows,
} from './price-rows.ts';
import { StrengthPriceDialog } from './strength-price-dialog.tsx';
import { StrengthTable } from './strength-table.tsx';

interface StrengthTabProps {
  /** Those to show. */
  readonly countries: readonly string[];
  readonly defaults: DefaultPrices;
  readonly medicine: Medicine;
  /** Those of the medicine. */
  readonly strengths: StrengthPrices;
}

/** Each country's prices by strength. One order for all tables. */
export function StrengthTab({ countries, defaults, medicine, strengths }: StrengthTabProps) {
  const [sort, setSort] = useState<Sort>({ key: 'strength', isDescending: false });
  const [edited, setEdited] = useState<(StrengthRow & { country: string }) | null>(null);
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2 *:min-w-0">
        {countries.map((country) => (
          <Card key={country} title={<span className="wrap-anywhere">{country}</span>}>
            <StrengthTable
              country={country}
              rows={sortRows(strengthRows(medicine, strengths[country]), sort)}
              sort={sort}
              onSort={(key) => setSort(sortedBy(key, sort))}
              onEdit={(row) => setEdited({ country, ...row })}
            />
          </Card>
        ))}
      </div>
      {edited === null ? null : (
        <StrengthPriceDialog
          country={edited.country}
          medicine={medicine}
          strengthMg={edited.strengthMg}
          doses={edited.doses}
          isPriced={edited.price !== undefined}
          initial={priceValues(
            edited.price,
            likelyCurrency(edited.price, defaults[edited.country], strengths[edited.country]),
          )}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
