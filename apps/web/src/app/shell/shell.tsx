import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '../../navigation/router.tsx';
import { texts } from '../texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What surrounds every page. After a change of page the focus starts again at its content. */
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
