import { FIRST_MEDICINE } from '@dosewise/domain';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../data/calls/use-query.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { cx } from '../../../kit/class-names.ts';
import { useReturningFocus } from '../../../kit/dialogs/returning-focus.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { PriceDayField, PriceFields } from './price-fields.tsx';
import { checkPrice, countryBody, type PriceValues } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
import type { Price } from './price-rows.ts';
import { priceHistoryQuery, removeDefaultPrice, saveDefaultPrice } from './pricing-queries.ts';
import { ShownPrice } from './shown-price.tsx';
import { texts } from './texts.ts';

interface CountryRowProps {
  readonly country: string;
  readonly price: Price | undefined;
  /** The first values of the editor. */
  readonly initial: PriceValues;
  /** A row that the search does not want stays in the page, with what is typed in its editor. */
  readonly isShown: boolean;
  readonly onFailure: (sentence: string) => void;
}

/** A country's default price and, below it when asked for, its editor. */
export function CountryRow(props: CountryRowProps) {
  const { country, price, initial, isShown, onFailure } = props;
  const [isEdited, setIsEdited] = useState(false);
  const action = useReturningFocus<HTMLTableCellElement>(isEdited);
  const verb = price === undefined ? texts.set : texts.edit;
  return (
    <>
      <tr
        hidden={!isShown}
        className="h-13 border-t border-line max-sm:grid max-sm:h-auto max-sm:grid-cols-[auto_1fr_auto] max-sm:items-center max-sm:py-2"
      >
        <th
          scope="row"
          className="py-1 pr-2 text-left font-semibold wrap-anywhere max-sm:col-span-2 max-sm:py-0"
        >
          {country}
        </th>
        <td className={cx('pr-2 whitespace-nowrap', price === undefined && 'text-quiet')}>
          {price === undefined ? texts.notSet : <ShownPrice price={price} />}
        </td>
        <td className="pr-2">{price?.currency ?? <span className="max-sm:hidden">–</span>}</td>
        <td
          ref={action}
          className="text-right max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1"
        >
          {isEdited ? null : (
            <Button
              kind="quiet"
              aria-label={texts.changeDefault(verb, country)}
              className="-mr-5 min-h-11"
              onClick={() => setIsEdited(true)}
            >
              {verb}
            </Button>
          )}
        </td>
      </tr>
      {isEdited ? (
        <tr hidden={!isShown} className="max-sm:block">
          <td colSpan={4} className="pb-4 max-sm:block">
            <CountryEditor
              country={country}
              initial={initial}
              onFailure={onFailure}
              onClose={() => setIsEdited(false)}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface CountryEditorProps {
  readonly country: string;
  readonly initial: PriceValues;
  /** Saving failed for a reason that belongs to no field. */
  readonly onFailure: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Changes a country's default price in its place. */
function CountryEditor({ country, initial, onFailure, onClose }: CountryEditorProps) {
  const history = useQuery(priceHistoryQuery(country, FIRST_MEDICINE));
  const form = useForm({
    initial,
    check: checkPrice,
    body: (values) => countryBody({ country, ...values }),
    send: saveDefaultPrice,
    failed: (error) => {
      onFailure(explainError(error, texts.defaultFailed));
      return null;
    },
    onSaved: onClose,
  });
  const { element } = form;
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [element]);
  return (
    <Form
      form={form}
      aria-label={texts.defaultOf(country)}
      className="grid gap-4 rounded-control bg-sunken p-4 sm:grid-cols-2"
    >
      <PriceFields label={texts.defaultPrice} form={form} />
      <PriceDayField form={form} />
      <PriceHistory
        prices={history.data?.defaults ?? []}
        onRemove={(validFrom) => removeDefaultPrice({ country, validFrom })}
      />
      <FormNotice form={form} className="sm:col-span-2" />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:col-span-2 sm:justify-end">
        <Button kind="secondary" onClick={onClose} disabled={form.busy}>
          {uiTexts.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {uiTexts.save}
        </Button>
      </div>
    </Form>
  );
}
