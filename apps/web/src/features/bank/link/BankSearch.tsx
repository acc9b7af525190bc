import { m } from '@pramaan/messages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import type { GiveSessions } from '../bank-sessions.ts';
import type { PickedBank } from '../journey.ts';
import classes from './BankSearch.module.css';
import { topBanks } from './top-banks.ts';
import { type Provider, useProviderSearch } from './use-provider-search.ts';

interface Props {
  sessions: GiveSessions;
  picked: PickedBank | null;
  onPick: (bank: PickedBank | null) => void;
  /** Another number asks again for what is typed. */
  round: number;
}

const countWords = (count: number) => m.bank_link_found({ count });

/** "Search Bank": a combobox with a list, after the WAI-ARIA pattern, and tiles of the banks that most people have. */
export function BankSearch({ sessions, picked, onPick, round }: Props) {
  const [typed, setTyped] = useState(picked?.name ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // What is picked has an id only when it was found here: a name that came along is searched for.
  const settled = picked !== null && picked.id !== '' && picked.name === typed;
  const { found, searching, failure } = useProviderSearch(sessions, settled ? '' : typed, round);
  const shown = open && found !== null && found.length > 0 ? found : [];

  const pick = (provider: Provider) => {
    setTyped(provider.name);
    setOpen(false);
    setActive(-1);
    onPick({ id: provider.id, name: provider.name });
  };
  // A tile, or a bank that came along from another way: the one of exactly this name is meant.
  const exact = found?.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const meant = useRef(picked !== null && picked.id === '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the search
  useEffect(() => {
    if (!meant.current || found === null) return;
    meant.current = false;
    if (exact) pick(exact);
    else setOpen(true);
  }, [found]);

  const type = (words: string) => {
    meant.current = false;
    setTyped(words);
    setOpen(true);
    setActive(-1);
    if (picked) onPick(null);
  };
  const tap = (name: string) => {
    type(name);
    setOpen(false);
    meant.current = true;
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open || !found?.length) {
        setOpen(true);
        return;
      }
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((before) =>
        before < 0 && step < 0 ? found.length - 1 : (before + step + found.length) % found.length,
      );
    } else if (key === 'Enter' && shown[active]) {
      event.preventDefault();
      pick(shown[active]);
    } else if (key === 'Escape' && (open || typed !== '')) {
      event.preventDefault();
      if (shown.length > 0) setOpen(false);
      else type('');
    }
  };
  const option = (index: number) => `${list}-${index}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, list]);

  return (
    <div className={classes.search}>
      <div className={classes.box}>
        <TextField
          ref={input}
          name="bank"
          label={m.bank_link_search()}
          hint={m.bank_link_search_hint()}
          fault={failure}
          role="combobox"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={100}
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? option(active) : undefined}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(!settled)}
          // A tap on an option comes before this; without a pick the words stay and the list closes.
          onBlur={() => setTimeout(() => setOpen(false), 150)}
        />
        <div
          id={list}
          role="listbox"
          aria-label={m.bank_link_search()}
          className={classes.list}
          hidden={shown.length === 0}
        >
          {shown.map((provider, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the option is named by aria-activedescendant
            <div
              key={provider.id}
              id={option(index)}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(provider)}
            >
              {provider.name}
              {provider.asksForCode ? <span className={classes.more}>{m.bank_link_code()}</span> : null}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={classes.said}>
        {settled ? `✓ ${m.bank_link_picked({ bank: picked.name })}` : null}
        {!settled && searching ? m.bank_link_searching() : null}
        {!settled && !searching && found
          ? found.length === 0
            ? m.bank_link_none()
            : countWords(found.length)
          : null}
      </p>
      {settled ? null : (
        // biome-ignore lint/a11y/useSemanticElements: eight buttons are no fieldset of a form
        <div role="group" aria-label={m.bank_link_top()} className={classes.tiles}>
          {topBanks.map(({ name, short }) => (
            <button
              key={name}
              type="button"
              className={classes.tile}
              aria-label={name.includes(short) ? name : `${short}, ${name}`}
              onClick={() => tap(name)}
            >
              {short}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
