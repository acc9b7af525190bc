import { m } from '@pramaan/messages';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../lib/session.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { officeStops } from '../../ui/office-stops.ts';
import { TextField } from '../../ui/TextField.tsx';
import classes from './CommandBar.module.css';
import { type Command, commandsAt } from './commands.ts';
import { goToPlace } from './review-keys.ts';
import { usePeople, useRecent } from './use-people.ts';

const onPage = (place: string) => document.querySelector(`[data-review="${place}"]`) !== null;

/** Type a few letters, move with the arrows, Enter does it. */
export function CommandBar({ onClose }: { onClose: () => void }) {
  const { who } = useSession();
  const [path, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const all = useMemo(() => commandsAt(path, onPage, officeStops(who)), [path, who]);
  const recent = useRecent(path);
  const { people, isSearching } = usePeople(typed);
  const asked = typed.trim().toLowerCase();
  const groups = [
    { title: m.command_recent(), found: asked ? [] : recent },
    { title: m.command_people(), found: people },
    { title: m.command_actions(), found: all.filter(({ words }) => words.toLowerCase().includes(asked)) },
  ].filter((group) => group.found.length > 0);
  const found = groups.flatMap((group) => group.found);

  const run = ({ href, place }: Command) => {
    onClose();
    if (href) navigate(href);
    // The page's own focus comes back when the dialog has gone.
    else if (place) setTimeout(() => goToPlace(place));
  };
  // With many found, the one that the arrows reached comes into sight.
  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [list, at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    const chosen = found[at];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <Dialog opened title={m.command_title()} onClose={onClose}>
      <TextField
        quietLabel
        label={m.command_search()}
        placeholder={m.command_search()}
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[at] ? `${list}-${at}` : undefined}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
      />
      <div role="listbox" id={list} aria-label={m.command_title()} className={classes.list} tabIndex={-1}>
        {groups.map(({ title, found: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={title} role="group" aria-label={title} className={classes.group}>
            <p aria-hidden="true">{title}</p>
            {own.map((command) => {
              const index = found.indexOf(command);
              return (
                <div
                  key={command.href ?? command.place}
                  role="option"
                  id={`${list}-${index}`}
                  aria-selected={index === at}
                  tabIndex={-1}
                  className={classes.option}
                  onMouseEnter={() => setAt(index)}
                  onClick={() => run(command)}
                  onKeyDown={onKeyDown}
                >
                  <span>{command.words}</span>
                  {command.detail ? <small>{command.detail}</small> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={classes.none}>
        {isSearching ? m.command_searching() : found.length === 0 ? m.command_none() : ''}
      </p>
    </Dialog>
  );
}
