import { FIRST_MEDICINE } from '@dosewise/domain';
import { isolated } from '../../format/isolated.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { SaveFailure } from '../../ui/feedback/save-failure.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { PriceFields } from './price-fields.tsx';
import { checkPrice, type PriceValues, readPrice } from './price-form.ts';
import { useSaveStrengthPrice } from './pricing-queries.ts';
import { texts } from './texts.ts';

interface StrengthPriceDialogProps {
  readonly country: string;
  readonly strengthMg: number;
  /** Whether there is a price already. */
  readonly isPriced: boolean;
  readonly initial: PriceValues;
  readonly onClose: () => void;
}

/** Sets the price of one strength. */
export function StrengthPriceDialog(props: StrengthPriceDialogProps) {
  const { country, strengthMg, isPriced, initial, onClose } = props;
  const form = useForm({
    initial,
    check: checkPrice,
    body: (values) => ({ country, strength: strengthMg, ...readPrice(values) }),
    send: useSaveStrengthPrice(FIRST_MEDICINE),
    failed: texts.strengthFailed,
    onSaved: onClose,
  });
  const verb = isPriced ? texts.edit : texts.set;
  return (
    <FormDialog
      form={form}
      title={texts.strengthDialog(verb, isolated(country), `${strengthMg} mg`)}
      submitLabel={form.failure === null ? uiTexts.save : uiTexts.tryAgain}
      notice={null}
      onClose={onClose}
    >
      <SaveFailure
        failure={form.failure}
        onBack={form.goBack}
        className="grid gap-4 sm:grid-cols-2"
      >
        <PriceFields label={texts.penPrice} form={form} />
      </SaveFailure>
    </FormDialog>
  );
}
