import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ChartRoom } from './chart-layout.ts';

/** The width of an element and the size of the person's text; null until it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>): ChartRoom | null {
  const [room, setRoom] = useState<ChartRoom | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const width = Math.floor(measured.getBoundingClientRect().width);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width === 0) return;
      setRoom((last) => (last?.width === width && last.rem === rem ? last : { width, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
