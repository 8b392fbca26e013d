import { type ComponentType, isValidElement, type ReactElement, useLayoutEffect } from 'react';
import { createLateCode, type LateCode } from '../../kit/loading/lazy-code.ts';
import { useStore } from '../../kit/store.ts';
import { PageError } from '../errors/page-error.tsx';
import { loadAnew } from './load-anew.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageOptions {
  /** Something no one sees: it shows nothing while it is not there, and is not worth a reload. */
  readonly isHidden?: boolean;
}

/**
 * A page whose code arrives when it is first shown, together with the calls about the account,
 * without which no one could log in.
 */
export function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  { isHidden = false }: PageOptions = {},
): ReactElement {
  const code = createLateCode({
    load: async () => {
      await fetchLostStyles();
      const [module] = await Promise.all([load(), import('../../data/session/account.ts')]);
      return module[name];
    },
    loadAnew: isHidden ? async () => undefined : loadAnew,
  });
  return <LazyPage key={name} code={code} isHidden={isHidden} />;
}

/** Loads the code of what `page` gave, before it is shown; rejects where it cannot be had. */
export async function loadPage(shown: ReactElement): Promise<void> {
  const code = isValidElement<LazyPageProps>(shown) ? shown.props.code : null;
  await code?.ask(false);
  if (code?.read().status !== 'here') throw new Error('The code of this page is not here.');
}

/** Asks again for the style sheets that did not arrive; rejects while one is still missing. */
async function fetchLostStyles(): Promise<void> {
  if (import.meta.env.SSR) return;
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // Some browsers make an empty sheet of a refusal, others none.
  const lost = [...named].filter(({ sheet }) => !sheet?.cssRules.length);
  await Promise.all(lost.map(fetchAgain));
}

function fetchAgain(lost: HTMLLinkElement): Promise<unknown> {
  const tag = document.createElement('link');
  for (const { name, value } of lost.attributes) tag.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    tag.addEventListener('load', resolve);
    tag.addEventListener('error', reject);
    lost.replaceWith(tag);
  });
}

interface LazyPageProps {
  readonly code: LateCode<ComponentType>;
  readonly isHidden: boolean;
}

function LazyPage({ code, isHidden }: LazyPageProps) {
  const state = useStore(code);
  // Each time someone comes here is another try, should an earlier one have failed.
  useLayoutEffect(() => void code.ask(false), [code]);
  if (state.status === 'here') return <state.code />;
  if (isHidden) return null;
  if (state.status === 'coming') return <PageSkeleton />;
  const tryAgain = async () => {
    await code.ask(true);
    // The button goes, and the keyboard with it, when the page comes.
    if (code.read().status === 'here') document.getElementById('main')?.focus();
  };
  return <PageError busy={state.isTrying} onRetry={() => void tryAgain()} />;
}
