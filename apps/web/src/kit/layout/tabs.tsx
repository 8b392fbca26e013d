import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names.ts';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The content. Once opened it stays in the page, unseen, with all that was typed in it. */
  readonly panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs for readers. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly Tab<Value>[];
  readonly onChange: (value: Value) => void;
}

/** The tab that a key leads to from the one at `at` of `count`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of a page of which one is shown. The arrow keys go from tab to tab. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  // The address may have changed the tab, so this cannot wait for a press.
  if (!opened.includes(value)) setOpened([...opened, value]);
  const tabId = (tab: Value) => `${id}-${tab}`;
  const panelId = (tab: Value) => `${id}-${tab}-panel`;

  const at = tabs.findIndex((tab) => tab.value === value);
  // Where there is no room for all of them, the chosen one must not be out of sight. Only when it is
  // chosen: what is drawn again later leaves the row if someone scrolled it.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll('button')[at];
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [at]);

  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(at, tabs.length) ?? -1;
    const target = tabs[next];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={step}
        className="relative -mx-4 flex overflow-x-auto border-b border-line px-2 pt-1 sm:-mx-1 sm:gap-1 sm:px-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(tab.value)}
            aria-selected={tab.value === value}
            aria-controls={opened.includes(tab.value) ? panelId(tab.value) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'min-h-12 rounded-t-control border-b-4 px-1 text-small font-semibold sm:px-5 sm:text-body',
              'focus-visible:-outline-offset-3',
              tab.value === value
                ? 'border-data text-data'
                : 'border-transparent text-quiet hover:bg-sunken hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => opened.includes(tab.value))
        .map((tab) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={panelId(tab.value)}
            aria-labelledby={tabId(tab.value)}
            hidden={tab.value !== value}
          >
            {tab.panel}
          </div>
        ))}
    </>
  );
}
