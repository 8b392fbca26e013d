import { Disclosure } from '../ui/layout/disclosure.tsx';

/*
 * What people agree to. When it changes, so does TEXT_VERSION of `analytics-consent.ts`.
 */

/** In a sentence, what a yes means. */
export const ANALYTICS_SENTENCE =
  'With your yes, your email, country and account type go to our analytics provider (PostHog), and so do pen strengths, pen costs and dose volumes when you add pens and log doses.';

const SENT = [
  'your account: its id, email, country, type and the day it was made',
  'when you register or log in, and then how many pens you have and whether Golden Dose is on',
  'a pen you add: its strength in mg and its cost',
  'a dose you log: its volume in mL, the strength of its pen, and whether it is a Golden Dose',
  'that you changed or deleted a pen or a dose, but not which or how',
] as const;

const NOT_SENT = [
  'weights, height, symptoms, notes, injection sites and pain',
  'which pages you open, what you press or type, recordings of your screen',
  'anything before your yes, but for the log-in that this question follows',
] as const;

/** The same in full: what is sent and what is not. */
export function AnalyticsFacts() {
  return (
    <Disclosure summary="What is sent, and what is not">
      <div className="flex flex-col gap-4 pb-2 text-small">
        <Facts title="Sent" facts={SENT} />
        <Facts title="Never sent" facts={NOT_SENT} />
        <p>
          No cookies are set and nothing is kept in this browser. Like every server, the provider’s
          sees the address your device has on the internet.
        </p>
      </div>
    </Disclosure>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5 marker:text-quiet">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
