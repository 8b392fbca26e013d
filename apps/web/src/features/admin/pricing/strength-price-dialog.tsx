import { FIRST_MEDICINE, type Medicine } from '@dosewise/domain';
import { useQuery } from '../../../api/use-query.ts';
import { isolated } from '../../../format/isolated.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { SaveFailure } from '../../../ui/feedback/save-failure.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { PriceDayField } from './price-day-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { checkPrice, type PriceValues, readPrice } from './price-form.ts';
import { PriceHistory } from './price-history.tsx';
import {
  priceHistoryQuery,
  useRemoveStrengthPrice,
  useSaveStrengthPrice,
} from './pricing-queries.ts';
import { texts } from './texts.ts';

interface StrengthPriceDialogProps {
  readonly country: string;
  readonly medicine: Medicine;
  readonly strengthMg: number;
  /** Doses that the price is for. */
  readonly doses: number;
  /** Whether there is a price already. */
  readonly isPriced: boolean;
  readonly initial: PriceValues;
  readonly onClose: () => void;
}

/** Sets the price of one strength. */
export function StrengthPriceDialog(props: StrengthPriceDialogProps) {
  const { country, medicine, strengthMg, doses, isPriced, initial, onClose } = props;
  const history = useQuery(priceHistoryQuery(country, medicine));
  const remove = useRemoveStrengthPrice();
  const form = useForm({
    initial,
    check: checkPrice,
    body: (values) => ({ country, medicine, strength: strengthMg, ...readPrice(values) }),
    send: useSaveStrengthPrice(),
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
      submitLabel={form.failure === null ? uiTexts.save : uiTexts.tryAgain}
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
          onRemove={(validFrom) => remove({ country, medicine, strength: strengthMg, validFrom })}
        />
      </SaveFailure>
    </FormDialog>
  );
}
