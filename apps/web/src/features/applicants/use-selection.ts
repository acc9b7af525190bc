import { useEffect, useState } from 'react';
import { isTyping } from '../../lib/list-keys.ts';

const none: readonly string[] = [];

interface State {
  of: string;
  ids: readonly string[];
  /** The line that was chosen or left out last: a range begins there. */
  at: string | null;
}

/** The lines between two of them, both included; where one is not shown, the second alone. */
function between(order: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [order.indexOf(one ?? ''), order.indexOf(other)];
  return from < 0 ? [other] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * Which lines are chosen. `x` chooses the line that has the focus, or leaves it out again; with Shift, all lines from the last one
 * to this. What the list is narrowed to begins a new choice.
 */
export function useSelection(narrowedTo: string) {
  const [state, setState] = useState<State>({ of: narrowedTo, ids: [], at: null });
  const { ids, at } = state.of === narrowedTo ? state : { ids: none, at: null };
  const set = (next: readonly string[]) => setState({ of: narrowedTo, ids: next, at: null });
  const toggle = (id: string) =>
    setState({
      of: narrowedTo,
      ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
      at: id,
    });
  /** Chooses every line of `order` from the last one that was chosen to this. */
  const extend = (id: string, order: readonly string[]) =>
    setState({ of: narrowedTo, ids: [...new Set([...ids, ...between(order, at, id)])], at: id });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'x' || isTyping(event) || document.querySelector('dialog[open]'))
        return;
      const line = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-select]');
      line?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }),
      );
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { ids, set, toggle, extend, clear: () => set([]) };
}

export type Selection = ReturnType<typeof useSelection>;
