import { useEffect } from 'react';
import { isTyping, useListKeys } from '../../lib/list-keys.ts';

const places: Readonly<Record<string, string>> = { t: 'take', a: 'ask', d: 'decide', c: 'comment' };
const recordReviews: Readonly<Record<string, string>> = { y: 'accept', x: 'reject' };

/** Does what stands at a place of the review: a button is pressed, a field is gone to. False when it is not there. */
export function goToPlace(name: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-review="${name}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: 'center' });
  found.focus();
  if (found instanceof HTMLButtonElement) found.click();
  return true;
}

/** Presses accept or reject of the record one is at, opening it first. */
function judge(verdict: string): boolean {
  const row = document.activeElement?.closest('tr');
  const line = row?.querySelector<HTMLElement>(':scope > th > [data-line]');
  const detail = () => (line ? row?.nextElementSibling : row);
  if (!line && !row?.querySelector('[data-verdict]')) return false;
  if (line?.getAttribute('aria-expanded') === 'false') line.click();
  // Its records are drawn once it is open.
  setTimeout(() => detail()?.querySelector<HTMLElement>(`[data-verdict="${verdict}"]`)?.click());
  return true;
}

/** The review by keyboard; j and k move between the records. */
export function useReviewKeys(): void {
  useListKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      const place = places[event.key];
      const verdict = recordReviews[event.key];
      if ((place && goToPlace(place)) || (verdict && judge(verdict))) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
