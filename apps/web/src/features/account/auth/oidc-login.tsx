import { confirmSession, finishOidc, linkOidc } from '@dosewise/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../data/analytics/track.ts';
import { readStored } from '../../../data/browser/storage.ts';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOidcName } from '../../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../../data/navigation/address.ts';
import { useFragment } from '../../../data/navigation/fragment.ts';
import { PATHS, type Path, pathAfterLogin } from '../../../data/navigation/paths.ts';
import { oidcStart } from '../../../data/oidc/oidc.ts';
import { keepLogin } from '../../../data/session/account.ts';
import { Button, type ButtonKind, buttonClass } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { texts as formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { deviceTimeZone, findDeviceTimeZone } from '../../../languages/formats/time-zones.ts';
import { CodeField } from '../../../parts/account-fields/proof-fields.tsx';
import { failureSentence } from './auth-form.ts';
import { beginWith } from './begin-session.ts';
import { proposedFor } from './registration.ts';
import { texts } from './texts.ts';

/** Leads to the provider of this deployment; nothing where there is none. */
export function OidcButton({ next, kind = 'secondary' }: { next: Path; kind?: ButtonKind }) {
  const name = useOidcName();
  if (name === '') return null;
  return (
    <a href={oidcStart(next)} className={buttonClass(kind, 'w-full wrap-anywhere')}>
      {texts.withOidc(isolated(name))}
    </a>
  );
}

const OUTCOMES = ['oidc', 'oidc-confirm', 'oidc-link', 'oidc-error'] as const;

/** The outcome of a login at the provider that led back here: a code of ours, or what went wrong. */
export interface OidcOutcome {
  readonly kind: (typeof OUTCOMES)[number];
  readonly value: string;
}

/** Takes the outcome out of the address, where others could read or copy it; null where none led here. */
export function useOidcOutcome(search: URLSearchParams): OidcOutcome | null {
  const fragment = useFragment();
  const [outcome] = useState(() => {
    const kind = OUTCOMES.find((one) => fragment.has(one));
    return kind === undefined ? null : { kind, value: fragment.get(kind) ?? '' };
  });
  const hasOutcome = OUTCOMES.some((one) => fragment.has(one));
  const path = search.size === 0 ? PATHS.login : `${PATHS.login}?${search}`;
  useEffect(() => {
    if (hasOutcome) navigate(path, { replace: true });
  }, [hasOutcome, path]);
  return outcome;
}

/** The sentence about a login that came to nothing at the provider. */
export function sentenceOfOutcome(reason: string, name: string): string {
  const sentences: Readonly<Record<string, (name: string) => string>> = texts.oidcErrors;
  const sentence = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined;
  return (sentence ?? texts.oidcErrors.failed)(name === '' ? texts.thatPlace : isolated(name));
}

interface OidcFinishProps {
  readonly outcome: OidcOutcome;
  readonly next: string | null;
  /** Told why it came to nothing. */
  readonly onFailed: (sentence: string) => void;
}

/** Does what the login at the provider was for: logs in, confirms the session, or links it. */
export function OidcFinish({ outcome, next, onFailed }: OidcFinishProps) {
  const { kind, value: code } = outcome;
  const [asksForCode, setAsksForCode] = useState(false);
  const finishing = useMutation({
    mutationFn: () => (kind === 'oidc' ? logInWith(code) : goOnWith(kind, code)),
    onSuccess: (sentence) => {
      // Who logged in is led on by the page.
      if (sentence === null) return;
      showToast({ tone: 'good', message: sentence });
      navigate(pathAfterLogin(next), { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_required') {
        setAsksForCode(true);
      } else onFailed(failureSentence(error));
    },
  });
  const { mutate } = finishing;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  if (asksForCode) return <SecondFactorForm code={code} onFailed={onFailed} />;
  return (
    <Loading label={texts.finishing}>
      <Skeleton className="h-48" />
    </Loading>
  );
}

/** Asks for the code of the account's own second factor. */
function SecondFactorForm({
  code,
  onFailed,
}: Pick<OidcFinishProps, 'onFailed'> & { code: string }) {
  const form = useForm({
    initial: { secondFactor: '' },
    check: ({ secondFactor }) => ({
      secondFactor: secondFactor.trim() === '' ? formTexts.enterCode : null,
    }),
    body: ({ secondFactor }) => secondFactor,
    send: (secondFactor) => logInWith(code, secondFactor),
    failed: failureSentence,
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'oidc_code_dead') onFailed(error.message);
    },
    onSaved: () => undefined,
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <PageHeading isClose title={texts.modes.login.title} lead={texts.secondFactorLead} />
      <CodeField {...form.field('secondFactor')} autoFocus />
      <FormNotice form={form} />
      <Button type="submit" busy={form.busy} className="w-full">
        {texts.modes.login.submit}
      </Button>
    </Form>
  );
}

/** Logs in, or creates the account with what this device proposes. Rejects as `logIn` does. */
async function logInWith(code: string, secondFactor?: string): Promise<null> {
  const device = readStored('loginDevice');
  const timeZone = findDeviceTimeZone();
  const { country, currency } = proposedFor(timeZone ?? deviceTimeZone());
  const body = {
    code,
    ...(device !== null && { device }),
    ...(country !== '' && { country }),
    ...(currency !== '' && { currency }),
    ...(secondFactor !== undefined && { secondFactor }),
  };
  const finish = (zone: string | null) =>
    call(finishOidc, { body: { ...body, ...(zone !== null && { timeZone: zone }) } });
  const obtainToken = async () => {
    try {
      return keepLogin(await finish(timeZone));
    } catch (error) {
      // The browser may know a zone that the server doesn't: it then asks on the dashboard.
      const isRefused = error instanceof ApiError && 'timeZone' in error.fields;
      if (!isRefused) throw error;
      return keepLogin(await finish(null));
    }
  };
  await beginWith(obtainToken, texts.loginFailed);
  track('user_logged_in', { method: 'oidc' });
  return null;
}

/** Confirms the session or links the login; the sentence that says so. */
async function goOnWith(kind: 'oidc-confirm' | 'oidc-link' | 'oidc-error', code: string) {
  try {
    if (kind === 'oidc-confirm') {
      await call(confirmSession, { body: { oidc: code } });
      return texts.confirmed;
    }
    const { name } = await call(linkOidc, { body: { code } });
    return texts.linked(isolated(name));
  } catch (error) {
    throw new Error(explainError(error, texts.failed), { cause: error });
  }
}
