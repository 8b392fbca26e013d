import { type HelpTopic, PATHS } from '../../data/navigation/paths.ts';
import { HelpIcon } from '../../kit/icons/icons.tsx';
import { Link } from './link.tsx';
import { texts } from './texts.ts';

interface HelpLinkProps {
  readonly topic: HelpTopic;
  /** True beside what is half filled in: the page stays as it is, and the answer opens in another tab. */
  readonly opensTab?: boolean;
}

/** A question that arises here: it leads to its answer on the page Help. */
export function HelpLink({ topic, opensTab = false }: HelpLinkProps) {
  return (
    <Link
      to={`${PATHS.help}#${topic}`}
      target={opensTab ? '_blank' : undefined}
      className="inline-flex min-h-11 items-center gap-2 self-start text-small text-accent underline"
    >
      <HelpIcon className="size-5 shrink-0" />
      <span>
        <span>{texts.questions[topic]}</span>
        {opensTab ? <span className="sr-only">{texts.newTab}</span> : null}
      </span>
    </Link>
  );
}
