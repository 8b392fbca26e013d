import { type ReactNode, useEffect, useRef } from 'react';
import { useSourceUrl } from '../../api/deployment-settings.ts';
import { ThemePicker } from '../../browser/theme-picker.tsx';
import { PATHS } from '../../navigation/paths.ts';
import { Link, useLocation } from '../../navigation/router.tsx';
import { texts } from '../texts.ts';
import { FloatingDonationLink } from './donation-link.tsx';
import { Header } from './header.tsx';

/** The frame of every page. After a change of page the focus starts again at its content. */
export function Shell({ children }: { children: ReactNode }) {
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
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="isolate mx-auto flex w-full max-w-5xl flex-1 xl:max-w-[80.5rem] flex-col gap-6 px-4 pt-2 pb-12 sm:px-6 sm:pt-6"
      >
        <noscript>
          <p className="rounded-control bg-caution-tint px-4 py-3 text-caution">{texts.noScript}</p>
        </noscript>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The disclaimer: for visitors in full, with the choice of looks; for people with an account one line. */
function Footer() {
  return (
    <footer className="relative mt-auto border-t border-line text-small text-quiet">
      <div className="visitor-only mx-auto grid w-full max-w-5xl gap-6 px-4 pt-8 pb-24 sm:px-6 md:grid-cols-[1fr_auto] md:items-start md:gap-12 xl:max-w-[80.5rem] min-[88rem]:pb-12">
        <div className="max-w-prose">
          <p>{texts.disclaimer}</p>
          <FooterLinks licences="inline-flex" />
        </div>
        <ThemePicker hideLegend />
      </div>
      <div className="kept-only mx-auto flex min-h-21 w-full max-w-5xl flex-wrap items-center gap-x-3 pr-18 pl-4 sm:px-6 xl:max-w-[80.5rem]">
        <p>{texts.briefDisclaimer}</p>
        <FooterLinks licences="hidden sm:inline-flex" />
      </div>
      <FloatingDonationLink />
    </footer>
  );
}

/** Links in the footer; a phone's one line has room for licences on Help only. */
function FooterLinks({ licences }: { licences: string }) {
  const link = 'min-h-11 min-w-11 items-center underline';
  return (
    <p className="numbers flex flex-wrap items-center gap-x-3">
      <Link to={PATHS.help} className={`inline-flex ${link}`}>
        {texts.pages[PATHS.help]}
      </Link>
      <a href="/licences.txt" className={`${licences} ${link}`}>
        {texts.licences}
      </a>
      <SourceLink className={`inline-flex ${link}`} />
      {texts.version(import.meta.env.VITE_VERSION)}
    </p>
  );
}

/** The source of what runs here: whoever uses a changed version has a right to it (AGPL, section 13). */
function SourceLink({ className }: { className: string }) {
  const url = useSourceUrl();
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {texts.source}
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
}
