import { readTab } from '../../../data/browser/storage.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { PasswordField } from '../../../kit/fields/password-field.tsx';
import { EmailField } from '../../../kit/fields/text-field.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { deviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { mismatchWhileTyped } from '../../../parts/account-fields/new-password-fields.tsx';
import { CodeField } from '../../../parts/account-fields/proof-fields.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { type AuthMode, checkAuth, emptyFields, failureSentence } from './auth-form.ts';
import { createAccount, logIn } from './begin-session.ts';
import { chosenPlace } from './registration.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { texts } from './texts.ts';

interface AuthFormProps {
  readonly mode: AuthMode;
  /** The secret of the link that someone was sent. */
  readonly invite: string | null;
  readonly mayRegister: boolean;
  readonly onSwitch: (mode: AuthMode) => void;
}

const isCodeAsked = (error: Error) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** The form of both modes. What is typed survives every error and the change of mode. */
export function AuthForm({ mode, invite, mayRegister, onSwitch }: AuthFormProps) {
  const isNew = mode === 'register';
  const form = useForm({
    initial: emptyFields(deviceTimeZone(), readTab('invited') ?? ''),
    check: (fields) => checkAuth(mode, fields),
    body: (fields) => fields,
    send: async ({ email, password, code, ...registration }) => {
      if (!isNew) return logIn(email, password, code);
      const chosen = chosenPlace(registration);
      const invitation = invite === null ? {} : { invite };
      if (chosen !== null) await createAccount({ email, password, ...chosen, ...invitation });
    },
    failed: (error) => (isCodeAsked(error) ? null : failureSentence(error)),
    onFailed: (error) => {
      if (isCodeAsked(error)) form.follow({ code: '' });
    },
    onSaved: () => undefined,
  });
  const { values, field } = form;
  const words = texts.modes[mode];
  const mismatch = isNew ? mismatchWhileTyped(values.password, values.confirmation) : null;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PageHeading isClose title={words.title} lead={words.lead} />
      <EmailField
        label={texts.email}
        {...field('email')}
        autoComplete={isNew ? 'email' : 'username'}
        required
      />
      <PasswordField
        {...field('password')}
        label={formTexts.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? formTexts.newPasswordHint : undefined}
        minLength={isNew ? 8 : undefined}
      />
      {isNew ? (
        <>
          <PasswordField
            {...field('confirmation')}
            label={texts.confirmPassword}
            shownName={texts.repeatedPassword}
            name="confirmation"
            autoComplete="new-password"
            {...(mismatch !== null && { error: mismatch })}
          />
          <RegistrationFields form={form} />
        </>
      ) : values.code !== null ? (
        <CodeField {...field('code')} value={values.code} autoFocus />
      ) : (
        <Link
          to={PATHS.forgotPassword}
          className="-mx-3 -my-3 inline-flex min-h-11 items-center self-start rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
        >
          {texts.forgot}
        </Link>
      )}
      <FormNotice form={form} />
      <Button type="submit" busy={form.busy} disabled={mismatch !== null} className="w-full">
        {words.submit}
      </Button>
      {mayRegister ? (
        <p className="flex flex-wrap items-center justify-center gap-x-1 text-quiet">
          <span>{words.question}</span>
          <Button
            kind="quiet"
            className="min-h-11 px-3"
            onClick={() => {
              // What was wrong in the one mode need not be wrong in the other.
              form.goBack();
              form.startAnew(values);
              onSwitch(isNew ? 'login' : 'register');
            }}
          >
            {words.other}
          </Button>
        </p>
      ) : null}
    </Form>
  );
}
