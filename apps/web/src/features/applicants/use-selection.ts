import { useEffect, useState } from 'react';
import { isTyping } from '../../lib/list-keys.ts';

/** Which lines are chosen. `x` chooses the line that has the focus, or leaves it out again; what the list is narrowed to begins a new choice. */
export function useSelection(narrowedTo: string) {
  const [state, setState] = useState({ of: narrowedTo, ids: [] as readonly string[] });
  const ids = state.of === narrowedTo ? state.ids : [];
  const set = (next: readonly string[]) => setState({ of: narrowedTo, ids: next });
  const toggle = (id: string) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'x' || isTyping(event) || document.querySelector('dialog[open]')) return;
      const line = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-select]');
      line?.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { ids, set, toggle, clear: () => set([]) };
}

export type Selection = ReturnType<typeof useSelection>;
