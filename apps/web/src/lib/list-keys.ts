import { useEffect } from 'react';

/** Is this key meant for a field, or part of a browser's own shortcut? Then it is none of ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  const inField =
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]');
  return inField || event.ctrlKey || event.metaKey || event.altKey;
}

/** j and k move between the links that carry `data-line`; Enter then opens as on any link. */
export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'j' && event.key !== 'k') || isTyping(event)) return;
      const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
      const at = lines.indexOf(document.activeElement as HTMLElement);
      const next = event.key === 'j' ? Math.min(at + 1, lines.length - 1) : Math.max(at - 1, 0);
      lines[next]?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
