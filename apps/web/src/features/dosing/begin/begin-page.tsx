import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import type { Plan } from '@dosewise/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../data/calls/api-error.ts';
import { dosesQuery, useDoses } from '../../../data/doses/doses-query.ts';
import { navigate } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { pensQuery, usePens } from '../../../data/pens/pens-query.ts';
import { plansQuery } from '../../../data/plan/plan-queries.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Question } from '../../../kit/layout/question.tsx';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { zoneOrDevice } from '../../../languages/formats/time-zones.ts';
import { QueryFailure } from '../../../parts/loading/loaded.tsx';
import { Redirect } from '../../../parts/navigation/link.tsx';
import { texts as addPenTexts } from '../../../parts/pens/add-pen/texts.ts';
import { RequireLogin } from '../../../parts/session/require-login.tsx';
import { type BeginValues, firstRecords, NO_ANSWERS, stepsOf } from './begin-answers.ts';
import { BeginScreen, checkStep, hasNext, isShown, questionOf } from './begin-screens.tsx';
import { type KeptRun, keepRun, readRun, type SentRun } from './kept-run.ts';
import { RemindStep } from './remind-step.tsx';
import { type LeftOut, useSaveRun } from './save-run.ts';
import { texts } from './texts.ts';

function askAhead(client: QueryClient): void {
  void client.prefetchQuery(pensQuery);
  void client.prefetchQuery(dosesQuery);
  void client.prefetchQuery(plansQuery);
}

/** The first conversation: the pen, the last dose, the plan, and how to be reminded of it. */
export function BeginPage() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <RequireLogin
        prompt={texts.loginPrompt}
        path={PATHS.begin}
        skeleton={<BeginSkeleton />}
        askAhead={askAhead}
      >
        {(user) => <Begin user={user} />}
      </RequireLogin>
    </>
  );
}

const NONE: readonly never[] = [];

/** The conversation for who has no pen yet; others have their pens. */
function Begin({ user }: { user: UserProfile }) {
  const pens = usePens();
  const doses = useDoses();
  const [kept] = useState(readRun);
  const [isBegun, setBegun] = useState(kept?.sent != null);
  /** The plan that was saved. Undefined: nothing is saved yet. */
  const [saved, setSaved] = useState<Plan | null>();
  const hasPens = pens.data !== undefined && pens.data.length > 0;
  const isElsewhere = saved === undefined && hasPens && !isBegun;
  useEffect(() => {
    // A pen came in another way: what was answered here is not to be asked about again.
    if (isElsewhere) keepRun(null);
  }, [isElsewhere]);
  if (pens.isPending) return <BeginSkeleton />;
  if (pens.isError) return <QueryFailure query={pens}>{texts.loadFailed}</QueryFailure>;
  const end = () => navigate(PATHS.dashboard, { replace: true });
  if (isElsewhere) return <Redirect to={PATHS.dashboard} />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <h1 className="sr-only">{texts.title}</h1>
      <Card isTight className="@container">
        {saved === undefined ? (
          <Conversation
            user={user}
            kept={kept}
            pens={pens.data ?? NONE}
            doses={doses.data ?? NONE}
            onSend={() => setBegun(true)}
            onSaved={(plan, leftOut) => {
              showToast(
                leftOut.length === 0
                  ? { tone: 'good', message: texts.saved }
                  : { tone: 'danger', message: leftOut.join(' ') },
              );
              if (plan === null) end();
              else setSaved(plan);
            }}
          />
        ) : (
          <RemindStep onDone={end} />
        )}
      </Card>
    </div>
  );
}

interface ConversationProps {
  readonly user: UserProfile;
  readonly kept: KeptRun | null;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly onSend: () => void;
  readonly onSaved: (plan: Plan | null, leftOut: LeftOut) => void;
}

/** One question at a time, and at last all that is to be saved. */
function Conversation({ user, kept, pens, doses, onSend, onSaved }: ConversationProps) {
  const timeZone = zoneOrDevice(user.timeZone);
  const saveRun = useSaveRun();
  const [sent, setSent] = useState<SentRun | null>(kept?.sent ?? null);
  const form = useForm<BeginValues, SentRun['records'] | null, LeftOut>({
    initial: kept?.values ?? NO_ANSWERS,
    check: (values) => checkStep(values, timeZone, Date.now()),
    // Answers that may have arrived in part are sent as they were.
    body: (values) => sent?.records ?? firstRecords(values, pens, timeZone, Date.now()),
    onChecked: (values) => {
      if (values.step === 'check') return true;
      form.change({ step: stepAfter(values) });
      return false;
    },
    send: async (records, key) => {
      if (records === null) return [];
      const run = sent ?? { key, records };
      setSent(run);
      keepRun({ values: form.values, sent: run });
      onSend();
      const leftOut = await saveRun(run);
      keepRun(null);
      return leftOut;
    },
    failed: (error) => explainError(error, texts.saveFailed),
    // Nothing was saved, and the answers may be changed.
    onFailed: (error) => isRefusal(error) && setSent(null),
    onSaved: (leftOut, records) => onSaved(records?.plan ?? null, leftOut),
  });
  const { values } = form;
  const { step } = values;
  useEffect(() => {
    if (values !== NO_ANSWERS && form.isDirty) keepRun({ values, sent });
  }, [values, form.isDirty, sent]);
  const steps = stepsOf(values, user.country);
  const stepAfter = (answered: BeginValues) => {
    const after = stepsOf(answered, user.country);
    return after[after.indexOf(answered.step) + 1] ?? 'check';
  };
  /** Takes an answer and goes on to the next question. */
  const answer = (changed: Partial<BeginValues>) =>
    form.change({ ...changed, step: stepAfter({ ...values, ...changed }) });
  const before = steps[steps.indexOf(step) - 1];
  const isSending = form.busy || sent !== null;
  // Each error once, beside its cause.
  const isBeside = Object.entries(form.errors).every(
    ([field, error]) => !error || isShown(field, values),
  );
  const view = isBeside ? { ...form, refusal: null } : form;
  return (
    <Form form={view} aria-label={texts.title} className="flex flex-col gap-5">
      <Question
        key={step}
        level={2}
        text={questionOf(values)}
        takesFocus={values !== kept?.values}
      />
      {sent !== null && !form.busy ? <Notice tone="caution">{texts.notSent}</Notice> : null}
      <BeginScreen
        form={form}
        user={user}
        pens={pens}
        doses={doses}
        timeZone={timeZone}
        isLocked={isSending}
        onAnswer={answer}
      />
      <FormNotice form={view} />
      <div className="flex flex-wrap gap-3">
        {before === undefined || isSending ? null : (
          <Button kind="secondary" onClick={() => form.change({ step: before })}>
            {uiTexts.back}
          </Button>
        )}
        {hasNext(values) ? (
          <Button type="submit" busy={form.busy} className="grow sm:grow-0">
            {step === 'check' ? texts.save : addPenTexts.next}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** The outline of the conversation. */
function BeginSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="mx-auto h-112 w-full max-w-2xl rounded-card" />
    </Loading>
  );
}
