import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** For a strip of links that is wider than a phone: the one of the page that is open is brought into view. */
export function useCurrentInView(): RefObject<HTMLElement | null> {
  const [path] = useLocation();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another open page
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && open) strip.current.scrollLeft = open.offsetLeft - strip.current.offsetLeft - 24;
  }, [path]);
  return strip;
}
