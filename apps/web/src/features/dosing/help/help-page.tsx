import { useEffect, useRef } from 'react';
import { withBase } from '../../../browser/base.ts';
import { useFragment } from '../../../navigation/fragment.ts';
import { Link } from '../../../navigation/router.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { texts } from './texts.ts';

/** Questions that arise on other pages, for everybody and without a network. */
export function HelpPage() {
  const asked = useFragment().keys().next().value;
  const open = useRef<HTMLDivElement>(null);
  // After the frame has gone to the top of a new page.
  useEffect(() => queueMicrotask(() => open.current?.scrollIntoView()), []);
  return (
    <>
      <title>{texts.pageTitle}</title>
      <div className="flex flex-col gap-2">
        <h1 className="text-title">{texts.title}</h1>
        <p className="max-w-prose text-quiet">{texts.lead}</p>
      </div>
      <Card>
        <div className="-my-3 divide-y divide-line">
          {texts.topics.map(({ id, question, answer, source, leadsTo }) => (
            <div key={id} id={id} ref={id === asked ? open : undefined} className="scroll-mt-4">
              <Disclosure
                summary={<h2 className="text-body">{question}</h2>}
                open={id === asked}
                className="py-1"
              >
                <div className="flex max-w-prose flex-col gap-2 pb-4">
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {source ? <p className="text-small text-quiet">{texts.source(source)}</p> : null}
                  {leadsTo ? (
                    <Link
                      to={leadsTo.path}
                      className="flex min-h-11 items-center self-start font-semibold text-accent underline"
                    >
                      {leadsTo.label}
                    </Link>
                  ) : null}
                </div>
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
