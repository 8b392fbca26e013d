import { useEffect, useRef } from 'react';
import { withBase } from '../../../data/browser/base.ts';
import { useFragment } from '../../../data/navigation/fragment.ts';
import { HELP_TOPICS, type HelpTopic } from '../../../data/navigation/paths.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { PageHeading } from '../../../kit/layout/page-heading.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { EnglishOffer } from '../../../parts/navigation/english-offer.tsx';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts as linkTexts } from '../../../parts/navigation/texts.ts';
import { TABLES, tableSources } from './label-tables.tsx';
import { PICTURES } from './pictures.tsx';
import { texts } from './texts.ts';

/** Questions that arise on other pages, for everyone and without a network. */
export function HelpPage() {
  const asked = useFragment().keys().next().value;
  const open = useRef<HTMLDivElement>(null);
  // After the frame has gone to the top of a new page.
  useEffect(() => {
    if (asked !== undefined) queueMicrotask(() => open.current?.scrollIntoView());
  }, [asked]);
  return (
    <>
      <title>{texts.pageTitle}</title>
      <PageHeading title={texts.title} lead={texts.lead}>
        <EnglishOffer />
      </PageHeading>
      <Card>
        <div className="-my-3 divide-y divide-line">
          {HELP_TOPICS.map((topic) => (
            <div
              key={topic}
              id={topic}
              ref={topic === asked ? open : undefined}
              className="scroll-mt-4"
            >
              <Disclosure
                summary={<h2 className="min-w-0 text-body">{linkTexts.questions[topic]}</h2>}
                open={topic === asked}
                className="py-1"
              >
                <Answer topic={topic} />
              </Disclosure>
            </div>
          ))}
        </div>
      </Card>
      <p>
        <a
          href={withBase('/licences.txt')}
          className="inline-flex min-h-11 items-center text-quiet underline"
        >
          {texts.licences}
        </a>
      </p>
    </>
  );
}

/** The picture beside the words, above them on a phone; then the table and where it is all from. */
function Answer({ topic }: { topic: HelpTopic }) {
  const { answer, leadsTo } = texts.topics[topic];
  const Pictures = PICTURES[topic];
  const Table = TABLES[topic];
  return (
    <div className="flex flex-col gap-5 pt-2 pb-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
        <div className="flex flex-col gap-3 lg:order-last">
          <Pictures />
        </div>
        <div className="flex max-w-prose flex-col gap-3">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {Table ? <Table /> : null}
      <Sources topic={topic} />
      <Link
        to={leadsTo.path}
        className="flex min-h-11 min-w-11 items-center self-start font-semibold text-accent underline"
      >
        {leadsTo.label}
      </Link>
    </div>
  );
}

/** As many sources are told at once; more stand behind a line that opens. */
const FEW = 4;

function Sources({ topic }: { topic: HelpTopic }) {
  const own = texts.topics[topic];
  const table = tableSources(topic);
  const sources = [
    ...own.sources.map((source) => ({ source })),
    // The catalogue cites in English.
    ...table.sources.map((source) => ({ source, lang: 'en' })),
  ];
  const days = [...new Set([...table.readOn, own.readOn])].toSorted();
  const list = (
    <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5 wrap-anywhere">
      {sources.map(({ source, ...language }) => (
        <li key={source} {...language}>
          {source}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="flex flex-col gap-1 text-small text-quiet">
      {sources.length > FEW ? (
        <Disclosure summary={<h3>{texts.manySources(sources.length)}</h3>}>{list}</Disclosure>
      ) : (
        <>
          <h3 className="font-semibold">{texts.sources}</h3>
          {list}
        </>
      )}
      <p>{texts.readOn(listWords(days.map(formatCalendarDay)))}</p>
    </section>
  );
}
