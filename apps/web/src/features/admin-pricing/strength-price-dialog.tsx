import { useId } from 'react';
import { isolated } from '../../format/isolated.ts';
import { useForm } from '../../forms/form-values.ts';
import { Form } from '../../forms/refusal-form.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
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

/**
 * Sets the price of one strength. When saving failed, a banner takes the place of the fields; Back
 * brings them back as they were.
 */
export function StrengthPriceDialog(props: StrengthPriceDialogProps) {
  const { country, strengthMg, isPriced, initial, onClose } = props;
  const formId = useId();
  const form = useForm(initial, checkPrice, texts.strengthFailed);
  const saving = useSaveStrengthPrice();
  const { failure } = form;
  const hasFailed = failure !== null;

  const save = () => {
    const price = readPrice(form.values);
    if (!form.passes() || price === null) return;
    saving.mutate(
      { country, strength: strengthMg, ...price },
      { onSuccess: onClose, onError: form.showFailure },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.strengthDialog(
        isPriced ? texts.edit : texts.set,
        isolated(country),
        `${strengthMg} mg`,
      )}
      busy={saving.isPending}
      error={form.refusal.sentence}
      actions={
        <>
          <Button
            kind="secondary"
            onClick={hasFailed ? form.goBack : onClose}
            disabled={saving.isPending}
          >
            {hasFailed ? texts.back : texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving.isPending}>
            {hasFailed ? texts.tryAgain : texts.save}
          </Button>
        </>
      }
    >
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
      <Form
        refusal={form.refusal}
        id={formId}
        hidden={hasFailed}
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={save}
      >
        <PriceFields
          label={texts.penPrice}
          values={form.values}
          errors={form.errors}
          onChange={form.change}
        />
      </Form>
    </Dialog>
  );
}
