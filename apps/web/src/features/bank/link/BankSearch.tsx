import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import type { PickedBank } from '../journey.ts';
import classes from './BankSearch.module.css';
import type { LinkAccess } from './link-access.ts';
import { topBanks } from './top-banks.ts';
import { type Provider, useProviderSearch } from './use-provider-search.ts';

interface Props {
  access: LinkAccess;
  picked: PickedBank | null;
  onPick: (bank: PickedBank | null) => void;
  /** Another number asks again for what is typed. */
  round: number;
  /** The search took too long: another way is better now. */
  onGivenUp: (sentence: string) => void;
}

const countWords = (count: number) => m.bank_link_found({ count });

/** "Search Bank": a combobox with a list, after the WAI-ARIA pattern, and tiles of the banks that most people have. */
export function BankSearch({ access, picked, onPick, round, onGivenUp }: Props) {
  const [typed, setTyped] = useState(picked?.name ?? '');
  const input = useRef<HTMLInputElement>(null);
  // What is picked has an id only when it was found here: a name that came along is searched for.
  const settled = picked !== null && picked.id !== '' && picked.name === typed;
  const { found, searching, slow, failure } = useProviderSearch(
    access,
    settled ? '' : typed,
    round,
    onGivenUp,
  );
  const choose = (provider: Provider) => {
    setTyped(provider.name);
    onPick({ id: provider.id, name: provider.name });
  };
  const box = useCombobox({ found, onPick: choose, onClear: () => type('') });
  // A tile, or a bank that came along from another way: the one of exactly this name is meant.
  const exact = found?.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  const meant = useRef(picked !== null && picked.id === '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the search
  useEffect(() => {
    if (!meant.current || found === null) return;
    meant.current = false;
    if (exact) box.pick(exact);
    else box.show(true);
  }, [found]);

  const type = (words: string) => {
    meant.current = false;
    setTyped(words);
    box.show(true);
    if (picked) onPick(null);
  };
  const tap = (name: string) => {
    type(name);
    box.show(false);
    meant.current = true;
    input.current?.focus();
  };

  return (
    <div className={classes.search}>
      <div className={classes.box}>
        <TextField
          ref={input}
          {...box.input}
          name="bank"
          label={m.bank_link_search()}
          hint={m.bank_link_search_hint()}
          fault={failure}
          autoCapitalize="words"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => box.show(!settled)}
        />
        <div {...box.list} role="listbox" aria-label={m.bank_link_search()} className={classes.list}>
          {box.shown.map((provider, index) => (
            <div key={provider.id} {...box.optionAt(index)} className={classes.option}>
              {provider.name}
              {provider.asksForCode ? <span className={classes.more}>{m.bank_link_code()}</span> : null}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={classes.said}>
        {settled ? `✓ ${m.bank_link_picked({ bank: picked.name })}` : null}
        {!settled && searching ? (slow ? m.bank_link_slow() : m.bank_link_searching()) : null}
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
