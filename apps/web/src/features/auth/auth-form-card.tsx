import { useState } from 'react';
import { deviceTimeZone } from '../../format/time-zones.ts';
import { Form, RefusalNotice } from '../../forms/refusal-form.tsx';
import { useRefusal } from '../../forms/use-refusal.ts';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import {
  type AuthErrors,
  type AuthFields,
  type AuthMode,
  checkAuth,
  errorsFrom,
  mismatchWhileTyping,
} from './auth-form.ts';
import { createAccount, logIn } from './begin-session.ts';
import { chosenOf, proposedFor } from './registration.ts';
import { RegistrationFields } from './registration-fields.tsx';

const TEXTS = {
  login: {
    title: 'Welcome Back',
    lead: 'Log in to record doses and see your pens.',
    submit: 'Log in',
    question: 'New here?',
    other: 'Create an account',
  },
  register: {
    title: 'Create Account',
    lead: 'Free, and your data stays yours.',
    submit: 'Create account',
    question: 'Have an account already?',
    other: 'Log in instead',
  },
} as const satisfies Record<AuthMode, Record<string, string>>;

const NO_ERRORS: AuthErrors = { form: null };

interface AuthFormProps {
  readonly mode: AuthMode;
  readonly onSwitch: (mode: AuthMode) => void;
}

/** The form of both modes. What is typed survives every error and the change of mode. */
export function AuthForm({ mode, onSwitch }: AuthFormProps) {
  const [fields, setFields] = useState<AuthFields>({ email: '', password: '', confirmation: '' });
  const [registration, setRegistration] = useState(() => proposedFor(deviceTimeZone()));
  const [errors, setErrors] = useState<AuthErrors>(NO_ERRORS);
  const [isBusy, setIsBusy] = useState(false);
  const texts = TEXTS[mode];
  const isNew = mode === 'register';
  const mismatch = mismatchWhileTyping(mode, fields) ?? errors.confirmation ?? null;

  const change = (changed: Partial<AuthFields>) => {
    setFields({ ...fields, ...changed });
    setErrors(NO_ERRORS);
  };

  const { form: sentence, ...atFields } = errors;
  const refusal = useRefusal(atFields, { sentence });
  const refuse = (found: AuthErrors) => {
    setErrors(found);
    refusal.showFirst();
  };
  const submit = async () => {
    if (isBusy) return;
    const wrong = checkAuth(mode, fields, registration);
    if (wrong !== null) return refuse(wrong);
    const chosen = chosenOf(registration);
    setErrors(NO_ERRORS);
    setIsBusy(true);
    try {
      const { email, password } = fields;
      if (!isNew) await logIn(email, password);
      else if (chosen !== null) await createAccount({ email, password, ...chosen });
    } catch (failure) {
      refuse(errorsFrom(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form refusal={refusal} onSubmit={() => void submit()} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-title">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </div>
      <Field label="Email" error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete={isNew ? 'email' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={fields.email}
            onChange={(email) => change({ email })}
          />
        )}
      </Field>
      <PasswordField
        label="Password"
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? '8 characters or more. A few words in a row do well.' : undefined}
        minLength={isNew ? 8 : undefined}
        error={errors.password}
        value={fields.password}
        onChange={(password) => change({ password })}
      />
      {isNew ? (
        <>
          <PasswordField
            label="Confirm password"
            name="confirmation"
            autoComplete="new-password"
            error={mismatch}
            value={fields.confirmation}
            onChange={(confirmation) => change({ confirmation })}
          />
          <RegistrationFields
            values={registration}
            errors={errors}
            onChange={(changed) => {
              setRegistration(changed);
              setErrors(NO_ERRORS);
            }}
          />
        </>
      ) : (
        <Link
          to={PATHS.forgotPassword}
          className="-mx-3 -my-3 inline-flex min-h-11 items-center self-start rounded-control px-3 font-semibold text-accent hover:bg-accent-tint"
        >
          Forgot your password?
        </Link>
      )}
      <RefusalNotice refusal={refusal} />
      <Button type="submit" busy={isBusy} disabled={mismatch !== null} className="w-full">
        {texts.submit}
      </Button>
      <p className="flex flex-wrap items-center justify-center text-quiet">
        {texts.question}
        <Button
          kind="quiet"
          className="min-h-11 px-3"
          onClick={() => {
            setErrors(NO_ERRORS);
            onSwitch(isNew ? 'login' : 'register');
          }}
        >
          {texts.other}
        </Button>
      </p>
    </Form>
  );
}
