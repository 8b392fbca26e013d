import { ApiError } from '../../../api/api-error.ts';
import { deviceTimeZone } from '../../../format/time-zones.ts';
import { Form, FormNotice } from '../../../forms/form.tsx';
import { mismatchWhileTyped } from '../../../forms/new-password-fields.tsx';
import { CodeField } from '../../../forms/proof-fields.tsx';
import { texts as formTexts } from '../../../forms/texts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { type AuthMode, checkAuth, emptyFields, failureSentence } from './auth-form.ts';
import { createAccount, logIn } from './begin-session.ts';
import { chosenPlace } from './registration.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { texts } from './texts.ts';

interface AuthFormProps {
  readonly mode: AuthMode;
  /** The secret of the link that somebody was sent. */
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
    initial: emptyFields(deviceTimeZone()),
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
  const { values, errors, input } = form;
  const words = texts.modes[mode];
  const mismatch = isNew ? mismatchWhileTyped(values.password, values.confirmation) : null;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PageHeading isClose title={words.title} lead={words.lead} />
      <EmailField
        label={texts.email}
        error={errors.email}
        {...input('email')}
        autoComplete={isNew ? 'email' : 'username'}
        required
      />
      <PasswordField
        {...input('password')}
        label={formTexts.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? formTexts.newPasswordHint : undefined}
        minLength={isNew ? 8 : undefined}
        error={errors.password}
      />
      {isNew ? (
        <>
          <PasswordField
            {...input('confirmation')}
            label={texts.confirmPassword}
            name="confirmation"
            autoComplete="new-password"
            error={mismatch ?? errors.confirmation}
          />
          <RegistrationFields form={form} />
        </>
      ) : values.code !== null ? (
        <CodeField {...input('code')} value={values.code} error={errors.code} autoFocus />
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
        <p className="flex flex-wrap items-center justify-center text-quiet">
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
