import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../../lib/list-keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Applicants.module.css';

const pause = 300;

interface SearchBoxProps {
  /** What the list is searched for. */
  value: string;
  /** Does the list show what was found for that, and no longer what was found before? */
  found: boolean;
  onSearch: (typed: string) => void;
}

/**
 * Searches while one types; "/" comes here from anywhere on the page. Enter searches at once and goes on to the first of
 * what was found: never to a line of the list before, which may be somebody else's.
 */
export function SearchBox({ value, found, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [goesOn, setGoesOn] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  useEffect(() => {
    if (!goesOn || !found || typed.trim() !== value) return;
    setGoesOn(false);
    document.querySelector<HTMLElement>('[data-line]')?.focus();
  }, [goesOn, found, typed, value]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search className={classes.search}>
      <TextField
        ref={input}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (typed.trim() !== value) onSearch(typed.trim());
          setGoesOn(true);
        }}
        type="search"
        label={m.applicants_search()}
        quietLabel
        aria-keyshortcuts="/"
        placeholder={m.applicants_search_hint()}
        before={<Icon name="search" size={18} />}
        after={<kbd className={classes.key}>/</kbd>}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setGoesOn(false);
        }}
      />
    </search>
  );
}
