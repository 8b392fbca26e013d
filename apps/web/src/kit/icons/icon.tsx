import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string;
}

/** A line drawing beside words. The words carry the meaning, so it is hidden from readers. */
export function icon(drawing: ReactNode) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={`shrink-0 ${className}`}
      >
        {drawing}
      </svg>
    );
  };
}
