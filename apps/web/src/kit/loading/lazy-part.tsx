import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';
import { useStore } from '../store.ts';
import { texts } from '../texts.ts';
import { createLateCode } from './lazy-code.ts';

/**
 * A part of a page that the rest of the page need not wait for. Its code is asked for as soon as the
 * page's own is there, and so comes while the page's data does. `placeholder` takes its room until
 * then. `whenShown` waits until it is first shown: for what visitors never see.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
  { whenShown = false }: { readonly whenShown?: boolean } = {},
): ComponentType<Props> {
  const code = createLateCode({ load, loadAnew: async () => undefined });
  if (!whenShown) void code.ask(false);
  return function LazyPart(props: Props) {
    const state = useStore(code);
    // Each time it is shown is another try, should an earlier one have failed.
    useLayoutEffect(() => void code.ask(false), []);
    if (state.status === 'here') return <state.code {...props} />;
    if (state.status === 'coming') return placeholder;
    return (
      <LoadFailure busy={state.isTrying} onRetry={() => void code.ask(true)}>
        {texts.loadFailed}
      </LoadFailure>
    );
  };
}
