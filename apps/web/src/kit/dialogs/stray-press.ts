import { type MouseEvent, useRef } from 'react';

/**
 * Keeps the end of a double click from what its first half brought under the pointer. The browser
 * counts the clicks of one place and moment: a click that is not the first, on content that has had
 * no first one, began on something else. Nothing waits: a new press is heard at once.
 *
 * Give the result to `onClickCapture` of the element around it; `content` names what it shows.
 */
export function useStrayPress(content: unknown): (event: MouseEvent) => void {
  const pressed = useRef<unknown>(NOWHERE);
  return (event) => {
    if (event.detail < 2) pressed.current = content;
    if (pressed.current === content) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

const NOWHERE = Symbol('nowhere');
