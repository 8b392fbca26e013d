import { forgotPassword } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { emailError } from '../../forms/account-fields.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { texts } from './texts.ts';

/** One field, and an answer that says nothing about who has an account. */
export function LinkRequestForm() {
  const [email, setEmail] = useState('');
  const asking = useOneAtATime({ mutationFn: () => call(forgotPassword, { body: { email } }) });
  const [wrong, setWrong] = useState<string | null>(null);
  const said = asking.error instanceof ApiError ? asking.error.fields.email : undefined;
  const error = wrong ?? said;
  const refusal = useRefusal(
    { email: error },
    { sentence: asking.isError && !error ? sentenceOf(asking.error, texts.sendFailed) : null },
  );
  const submit = () => {
    const found = emailError(email);
    setWrong(found);
    if (found !== null) return refusal.showFirst();
    asking.mutate(undefined, { onError: refusal.showFirst });
  };
  return (
    <Form refusal={refusal} className="flex flex-col gap-5" onSubmit={submit}>
      <Field label={texts.email} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(text) => {
              setEmail(text);
              setWrong(null);
              asking.reset();
            }}
          />
        )}
      </Field>
      <RefusalNotice refusal={refusal} />
      {asking.isSuccess ? (
        <Notice tone="good" title={texts.sent}>
          <p className="text-ink">{texts.sentHint}</p>
        </Notice>
      ) : null}
      <Button type="submit" busy={asking.isPending} className="w-full">
        {asking.isSuccess ? texts.sendAgain : texts.send}
      </Button>
    </Form>
  );
}
