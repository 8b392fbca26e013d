import { type ReactNode, useEffect, useRef } from 'react';
import { useSourceUrl } from '../../api/deployment-settings.ts';
import { ThemePicker } from '../../browser/theme-picker.tsx';
import { useLocation } from '../../navigation/router.tsx';
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
        className="isolate mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6 px-4 pt-2 pb-12 sm:px-6 sm:pt-6"
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

/** The disclaimer, and the choice of looks. */
function Footer() {
  return (
    <footer className="relative mt-auto border-t border-line">
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-8 pb-24 text-small text-quiet sm:px-6 md:grid-cols-[1fr_auto] md:items-start md:gap-12 min-[75rem]:pb-12">
        <div className="max-w-prose">
          <p>
            {texts.disclaimer}
            <a href="/licences.txt" className="underline">
              {texts.licences}
            </a>
          </p>
          <p className="mt-2 numbers">{texts.version(import.meta.env.VITE_VERSION)}</p>
          <SourceLink />
        </div>
        <ThemePicker hideLegend />
      </div>
      <FloatingDonationLink />
    </footer>
  );
}

/** The source of what runs here: whoever uses a changed version has a right to it (AGPL, section 13). */
function SourceLink() {
  const url = useSourceUrl();
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center underline"
    >
      {texts.source}
      <span className="sr-only">{texts.newTab}</span>
    </a>
  );
}
