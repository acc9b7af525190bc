import { useEffect, useRef } from 'react';

const sticks = (element: HTMLElement) => getComputedStyle(element).position === 'sticky';

/**
 * Keeps what gets the focus, or is scrolled to, clear of the head that stays at the top of the window (WCAG 2.4.11). On a phone
 * only its `lead` stays, in a low window nothing does.
 */
export function useRoomForHead() {
  const head = useRef<HTMLElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parts = [head.current, lead.current].filter((part) => part !== null);
    const page = document.documentElement;
    const keepRoom = () => {
      // Where its lines stay alone, the head itself has no box.
      const height = Math.max(0, ...parts.filter(sticks).map(({ offsetHeight }) => offsetHeight));
      page.style.setProperty('scroll-padding-top', `${height + 8}px`);
    };
    // Made by every browser that we support; the component tests have none.
    const watch = 'ResizeObserver' in window ? new ResizeObserver(keepRoom) : null;
    for (const part of parts) watch?.observe(part);
    return () => {
      watch?.disconnect();
      page.style.removeProperty('scroll-padding-top');
    };
  }, []);
  return { head, lead };
}
