import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface Asked<T> {
  /** What a search found; null before one. */
  found: readonly T[] | null;
  onPick: (one: T) => void;
  /** Escape, while no list is open. */
  onClear: () => void;
}

/** The state and keys of a text field with a list of options below it, after the WAI-ARIA combobox pattern. */
export function useCombobox<T>({ found, onPick, onClear }: Asked<T>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = open && found !== null ? found : [];
  const chosen = shown[active];
  const option = (index: number) => `${list}-${index}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, list]);

  /** Opens or closes the list, with no option marked. */
  const show = (isOpen: boolean) => {
    // A person who comes back to the field before it closed wants to see the list.
    clearTimeout(closing.current);
    setOpen(isOpen);
    setActive(-1);
  };
  const pick = (one: T) => {
    show(false);
    onPick(one);
  };
  const move = (step: 1 | -1) => {
    if (!open || !found?.length) {
      setOpen(true);
      return;
    }
    setActive((before) =>
      before < 0 && step < 0 ? found.length - 1 : (before + step + found.length) % found.length,
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (key === 'Escape' && (open || event.currentTarget.value !== '')) {
      if (shown.length > 0) show(false);
      else onClear();
    } else return;
    event.preventDefault();
    // Escape closes the list and not the dialog around it.
    event.stopPropagation();
  };
  return {
    shown,
    show,
    pick,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': shown.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen === undefined ? undefined : option(active),
      onKeyDown,
      // A tap on an option comes before this; without a pick the words stay and the list closes.
      onBlur: () => {
        closing.current = setTimeout(() => show(false), 150);
      },
    },
    list: { id: list, hidden: shown.length === 0 },
    optionAt: (index: number) => ({
      id: option(index),
      role: 'option',
      'aria-selected': index === active,
      onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => {
        const one = shown[index];
        if (one !== undefined) pick(one);
      },
    }),
  } as const;
}
