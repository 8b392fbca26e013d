import { useEffect, useRef } from 'react';
import { withBase } from '../../data/browser/base.ts';
import {
  CURRENT_LANGUAGE,
  LANGUAGE_OPTIONS,
  LANGUAGES,
  speak,
} from '../../data/browser/language.ts';
import { useSourceUrl } from '../../data/deployment-settings/deployment-settings.ts';
import { useLocation } from '../../data/navigation/address.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Elements } from '../../kit/elements.ts';
import { Select } from '../../kit/fields/select.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { LoginAheadNote } from '../../parts/session/notes.tsx';
import { texts as choiceTexts } from '../../parts/theme/texts.ts';
import { ThemePicker } from '../../parts/theme/theme-picker.tsx';
import { texts } from '../texts.ts';
import { FloatingDonationLink } from './donation-link.tsx';
import { Header } from './header.tsx';
import { PersonBand } from './person-band.tsx';

/** The frame of every page. After a change of page the focus starts again at its content. */
export function Shell({ children }: { children: Elements }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="safe-sides flex min-h-dvh flex-col pb-(--bar)">
      <a
        href="#main"
        className="sr-only layer-message rounded-control bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skip}
      </a>
      <Header />
      <PersonBand />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="isolate mx-auto flex w-full max-w-5xl flex-1 xl:max-w-[80.5rem] flex-col gap-6 px-4 pt-2 pb-12 sm:px-6 sm:pt-6"
      >
        <noscript>
          <p className="rounded-control bg-caution-tint px-4 py-3 text-caution">{texts.noScript}</p>
        </noscript>
        <LoginAheadNote />
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The disclaimer: for visitors in full, with the choice of looks; for people with an account one line. */
function Footer() {
  const link = 'min-h-11 min-w-11 items-center underline';
  return (
    <footer className="relative mt-auto border-t border-line text-small text-quiet">
      <div className="mx-auto flex min-h-21 w-full max-w-5xl flex-wrap items-center justify-between gap-x-12 gap-y-4 py-2 pr-18 pl-4 sm:pr-20 sm:pl-6 xl:max-w-[80.5rem] min-[88rem]:pr-6">
        <div className="flex max-w-prose flex-wrap items-center gap-x-3">
          <p className="visitor-only basis-full pt-4">{texts.disclaimer}</p>
          <p className="kept-only">{texts.briefDisclaimer}</p>
          <Link to={PATHS.help} className={`inline-flex ${link}`}>
            {texts.pages[PATHS.help]}
          </Link>
          {/* A phone's one line has room for licences on Help only. */}
          <a href={withBase('/licences.txt')} className={`hidden sm:inline-flex ${link}`}>
            {texts.licences}
          </a>
          <SourceLink className={`inline-flex ${link}`} />
          <p className="numbers">{texts.version(import.meta.env.VITE_VERSION)}</p>
        </div>
        <div className="visitor-only flex flex-wrap items-center gap-4 pb-4 md:pb-0">
          <LanguagePicker />
          <ThemePicker hideLegend />
        </div>
      </div>
      <FloatingDonationLink />
    </footer>
  );
}

/** The language of the pages in this browser; nothing where there is no other. */
function LanguagePicker() {
  if (LANGUAGES.length === 1) return null;
  return (
    <Select
      aria-label={choiceTexts.language}
      value={CURRENT_LANGUAGE}
      options={LANGUAGE_OPTIONS}
      onChange={speak}
    />
  );
}

/** The source of what runs here: anyone who uses a changed version has a right to it (AGPL, section 13). */
function SourceLink({ className }: { className: string }) {
  const url = useSourceUrl();
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{texts.source}</span>
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
}
