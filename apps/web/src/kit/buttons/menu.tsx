import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';

interface MenuProps {
  readonly label: string;
  readonly className?: string;
  /** Links. Pressing one closes the menu. */
  readonly children: ReactNode;
}

/** A button that unfolds a short list of links. Escape and a press elsewhere fold it. */
export function Menu({ label, className, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const foldWhenOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const foldOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', foldWhenOutside);
    document.addEventListener('focusin', foldWhenOutside);
    document.addEventListener('keydown', foldOnEscape);
    return () => {
      document.removeEventListener('pointerdown', foldWhenOutside);
      document.removeEventListener('focusin', foldWhenOutside);
      document.removeEventListener('keydown', foldOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        <span>{label}</span>
        <ChevronDownIcon className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click, too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links inside. */}
      <div
        id={panelId}
        hidden={!isOpen}
        onClick={() => setIsOpen(false)}
        className="absolute top-full left-0 layer-raised mt-2 min-w-48 rounded-control bg-surface p-2 shadow-card ring-1 ring-line"
      >
        {children}
      </div>
    </div>
  );
}
