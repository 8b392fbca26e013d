import { useEffect, useRef } from 'react';

interface QuestionProps {
  readonly text: string;
  /** False for one that stands there from the beginning of a page. */
  readonly takesFocus?: boolean;
  readonly className?: string;
  /** By the outline of what is around it. */
  readonly level?: 2 | 3;
}

/** A heading that takes the place of another. It has the focus, so that readers say it and Tab goes on from it. */
export function Question({
  text,
  takesFocus = true,
  className = 'text-title',
  level = 3,
}: QuestionProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Heading ref={heading} tabIndex={-1} className={`${className} scroll-my-24 outline-none`}>
      {text}
    </Heading>
  );
}
