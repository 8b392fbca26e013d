import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { texts } from './texts.ts';

/** In full, what is sent and what is not. */
export function AnalyticsFacts() {
  return (
    <Disclosure summary={texts.facts}>
      <div className="flex flex-col gap-4 pb-2 text-small">
        <Facts title={texts.sent} facts={texts.whatIsSent} />
        <Facts title={texts.neverSent} facts={texts.whatIsNeverSent} />
        <p>{texts.nothingKept}</p>
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
