import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExplainedError } from '../feedback/explained-error.ts';
import { TextField } from '../fields/text-field.tsx';
import { type FormState, useForm } from './use-form.ts';

/** A form drawn once: what its body is made of counts up, so that a retry can be told. */
function drawForm({ isFilledIn = true } = {}) {
  const sent: { readonly body: number; readonly key: string }[] = [];
  const replies: { reject: (error: Error) => void }[] = [];
  let made = 0;
  let form: FormState<{ name: string }> | undefined;
  function Drawn() {
    form = useForm({
      initial: { name: 'Blue' },
      check: () => ({ name: isFilledIn ? null : 'Enter a name.' }),
      body: () => ++made,
      send: (body, key) => {
        sent.push({ body, key });
        return new Promise<string>((_resolve, reject) => {
          replies.push({ reject });
        });
      },
      failed: 'Failed.',
      onSaved: () => undefined,
    });
    return null;
  }
  renderToString(<Drawn />);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { submit: () => form?.submit(), sent, replies, settled };
}

it('sends nothing that the check refuses', async () => {
  const { submit, sent, settled } = drawForm({ isFilledIn: false });
  submit();
  await settled();
  expect(sent).toEqual([]);
});

it('sends once for two presses, and the same with the same key when it failed', async () => {
  const { submit, sent, replies, settled } = drawForm();
  submit();
  submit();
  await expect.poll(() => sent.length).toBe(1);
  replies[0]?.reject(new Error('lost'));
  await settled();
  submit();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
});

class Spent extends ExplainedError {
  readonly fields = {};
  readonly isSpent = true;
  readonly explain = (fallback: string) => fallback;
}

it('sends it under a new key once what had arrived is gone', async () => {
  const { submit, sent, replies, settled } = drawForm();
  submit();
  await expect.poll(() => sent.length).toBe(1);
  replies[0]?.reject(new Spent());
  await settled();
  submit();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.body).toBe(sent[0]?.body);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('gives a control the value of its field and its error', () => {
  let form: FormState<{ name: string; note: string }> | undefined;
  function Drawn() {
    form = useForm({
      initial: { name: 'Blue', note: '' },
      body: (values) => values,
      send: () => Promise.resolve(),
      failed: '',
      onSaved: () => undefined,
    });
    return <TextField label="Name" {...form.field('name')} />;
  }
  expect(renderToString(<Drawn />)).toContain('value="Blue"');
  expect(form?.field('note')).toMatchObject({ value: '', error: null });
});
