import type { ReactNode } from 'react';

interface IconButtonProps {
  /** Its act and the thing it acts on, such as 'Delete dose of 3 May': the icon says only half of it. */
  readonly label: string;
  readonly onPress: () => void;
  /** Of a button that opens something in place: whether that is open. */
  readonly isOpen?: boolean;
  /** -1 where the keyboard gets to it only by choosing what it belongs to. */
  readonly tabIndex?: -1 | undefined;
  readonly children: ReactNode;
}

/** A quiet button that shows an icon and carries its words for readers and as a tip. */
export function IconButton({ label, onPress, isOpen, tabIndex, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      tabIndex={tabIndex}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  );
}
