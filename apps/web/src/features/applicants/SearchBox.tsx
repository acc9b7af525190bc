import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { isTyping } from '../../lib/list-keys.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Applicants.module.css';

const pause = 300;

/** Searches while one types; "/" comes here from anywhere on the page, Enter goes on to what was found. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
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
          document.querySelector<HTMLElement>('[data-line]')?.focus();
        }}
        type="search"
        label={t('applicants.search')}
        quietLabel
        aria-keyshortcuts="/"
        placeholder={t('applicants.search.hint')}
        before={<Icon name="search" size={18} />}
        after={<kbd className={classes.key}>/</kbd>}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </search>
  );
}
