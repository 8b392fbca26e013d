import type { UserProfile } from '@dosewise/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { followConsent, isToBeAsked, leaveAnalytics } from '../data/analytics/analytics.ts';
import { answerAnalytics, followOtherTabs } from '../data/analytics/analytics-consent.ts';
import {
  type AnalyticsTarget,
  readAnalyticsTarget,
} from '../data/deployment-settings/deployment-settings.ts';
import { useAuth } from '../data/session/session.ts';
import { Button } from '../kit/buttons/button.tsx';
import { explainError } from '../kit/feedback/explained-error.ts';
import { Notice } from '../kit/feedback/notice.tsx';
import { AnalyticsFacts } from '../parts/analytics/analytics-facts.tsx';
import { texts } from '../parts/analytics/texts.ts';

/** Follows the user's answer about product analytics, and asks for it where there is none. */
export function AnalyticsGate() {
  const { session } = useAuth();
  return session.status === 'user' ? <UserGate user={session.user} /> : null;
}

function UserGate({ user }: { user: UserProfile }) {
  // Undefined until the server has said whether there are any.
  const [target, setTarget] = useState<AnalyticsTarget | null>();
  useEffect(() => {
    void readAnalyticsTarget().then(setTarget);
  }, []);
  useEffect(() => {
    if (target !== undefined) followConsent(user, target);
  }, [user, target]);
  useEffect(followOtherTabs, []);
  useEffect(() => leaveAnalytics, []);
  return target && isToBeAsked(user, target) ? <Question /> : null;
}

/** Stays at the window's lower edge until it is answered, and covers nothing at the page's end. */
function Question() {
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(keepFocusAbove(box), []);
  const give = (agreed: boolean) => {
    setAnswer(agreed ? 'yes' : 'no');
    setError(null);
    answerAnalytics(agreed).catch((failure: unknown) => {
      setAnswer(null);
      setError(explainError(failure, texts.answerFailed));
    });
  };
  return (
    <section
      ref={box}
      aria-labelledby="analytics-question"
      className="safe-sides sticky bottom-(--bar) layer-sticky border-t border-line bg-surface shadow-card"
    >
      <div className="mx-auto flex max-h-[60dvh] w-full max-w-5xl flex-col gap-x-8 gap-y-2 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 md:flex-row md:items-end md:justify-between">
        <div className="min-h-0 min-w-0 overflow-y-auto md:max-h-[56dvh] md:max-w-2xl">
          <h2 id="analytics-question" className="font-semibold">
            {texts.question}
          </h2>
          <p className="text-small text-quiet">{texts.meaning}</p>
          <AnalyticsFacts />
          {error === null ? null : <Notice tone="danger">{error}</Notice>}
        </div>
        <div className="flex shrink-0 gap-3 md:pb-1">
          {(['no', 'yes'] as const).map((word) => (
            <Button
              key={word}
              kind="secondary"
              className="min-w-24 flex-1"
              busy={answer === word}
              disabled={answer !== null && answer !== word}
              onClick={() => give(word === 'yes')}
            >
              {texts[word]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Scrolls an element with the focus to where the question does not cover it. */
function keepFocusAbove(box: RefObject<HTMLElement | null>) {
  return () => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${box.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  };
}
