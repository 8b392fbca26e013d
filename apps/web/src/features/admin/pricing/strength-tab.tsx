import { FIRST_MEDICINE, type Medicine } from '@dosewise/domain';
import { useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { SaveFailure } from '../../../kit/feedback/save-failure.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { PriceDayField, PriceFields } from './price-fields.tsx';
import { checkPrice, type PriceValues, priceValues, readPrice } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
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
import { priceHistoryQuery, removeStrengthPrice, saveStrengthPrice } from './pricing-queries.ts';
import { StrengthTable } from './strength-table.tsx';
import { texts } from './texts.ts';

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
            {/* Scrolls with large text; the padding is for what stands a little beside its cell. */}
            <div className="-mx-5 -my-1 overflow-x-auto px-5 py-1">
              <StrengthTable
                country={country}
                rows={sortRows(strengthRows(medicine, strengths[country]), sort)}
                sort={sort}
                onSort={(key) => setSort(sortedBy(key, sort))}
                onEdit={(row) => setEdited({ country, ...row })}
              />
            </div>
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

interface StrengthPriceDialogProps {
  readonly country: string;
  readonly medicine: Medicine;
  readonly strengthMg: number;
  /** Doses that the price is for. */
  readonly doses: number;
  /** True when there is a price already. */
  readonly isPriced: boolean;
  readonly initial: PriceValues;
  readonly onClose: () => void;
}

/** Sets the price of one strength. */
function StrengthPriceDialog(props: StrengthPriceDialogProps) {
  const { country, medicine, strengthMg, doses, isPriced, initial, onClose } = props;
  const history = useQuery(priceHistoryQuery(country, medicine));
  const form = useForm({
    initial,
    check: checkPrice,
    body: (values) => ({ country, medicine, strength: strengthMg, ...readPrice(values) }),
    send: saveStrengthPrice,
    failed: texts.strengthFailed,
    onSaved: onClose,
  });
  const verb = isPriced ? texts.edit : texts.set;
  const isWeeklyPen = medicine === FIRST_MEDICINE;
  const strength = isWeeklyPen ? `${strengthMg} mg` : texts.strengthOf(strengthMg, medicine);
  return (
    <FormDialog
      form={form}
      title={texts.strengthDialog(verb, isolated(country), strength)}
      submit={form.failure === null ? uiTexts.save : uiTexts.tryAgain}
      notice={null}
      onClose={onClose}
    >
      <SaveFailure
        failure={form.failure}
        onBack={form.goBack}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PriceFields
          label={isWeeklyPen ? texts.penPrice(doses) : texts.dosesPrice(doses)}
          form={form}
        />
        <PriceDayField form={form} />
        <PriceHistory
          prices={history.data?.strengths[String(strengthMg)] ?? []}
          onRemove={(validFrom) =>
            removeStrengthPrice({ country, medicine, strength: strengthMg, validFrom })
          }
        />
      </SaveFailure>
    </FormDialog>
  );
}
