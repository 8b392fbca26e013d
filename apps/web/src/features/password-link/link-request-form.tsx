import { forgotPassword } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { MESSAGES } from './messages.ts';

/** One field, and an answer that says nothing about who has an account. */
export function LinkRequestForm() {
  const [email, setEmail] = useState('');
  const asking = useOneAtATime({ mutationFn: () => call(forgotPassword, { body: { email } }) });
  const emailError = asking.error instanceof ApiError ? asking.error.fields.email : undefined;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        asking.mutate();
      }}
    >
      <Field label="Email" error={emailError}>
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
              asking.reset();
            }}
          />
        )}
      </Field>
      {asking.isError && emailError === undefined ? (
        <Notice tone="danger">{sentenceOf(asking.error, MESSAGES.sendFailed)}</Notice>
      ) : null}
      {asking.isSuccess ? (
        <Notice tone="good" title={MESSAGES.sent}>
          <p className="text-ink">
            It works for a short while. Nothing there? Look among the unwanted mail too.
          </p>
        </Notice>
      ) : null}
      <Button type="submit" busy={asking.isPending} className="w-full">
        {asking.isSuccess ? 'Send the link again' : 'Send the link'}
      </Button>
    </form>
  );
}
