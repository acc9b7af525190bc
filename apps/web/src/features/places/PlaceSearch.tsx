import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import classes from './Places.module.css';
import type { PlaceRef } from './use-picked-place.ts';
import { usePlaceSearch } from './use-place-search.ts';

/** A place or a PIN code, searched as it is typed; Enter and the button search at once. */
export function PlaceSearch({ onChoose }: { onChoose: (place: PlaceRef) => void }) {
  const [typed, setTyped] = useState('');
  const { found, fault, busy, ask, type } = usePlaceSearch();
  const change = (words: string) => {
    setTyped(words);
    type(words);
    box.show(true);
  };
  const choose = (place: PlaceRef) => {
    setTyped(`${place.locality} ${place.pincode}`);
    onChoose(place);
  };
  const box = useCombobox({ found, onPick: choose, onClear: () => change('') });
  const search = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    box.show(true);
    ask(typed);
  };
  return (
    <search>
      <form className={classes.search} onSubmit={search} noValidate>
        <TextField
          {...box.input}
          label={m.place_search()}
          hint={m.place_search_hint()}
          name="place"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={80}
          value={typed}
          fault={fault}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {m.place_search_button()}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {found ? m.place_found({ count: found.length }) : ''}
      </p>
      <div {...box.list} role="listbox" className={classes.results} aria-label={m.place_results()}>
        {box.shown.map((place, index) => (
          <div key={`${place.address}${place.lat},${place.lng}`} {...box.optionAt(index)}>
            <strong>{place.locality}</strong>
            <span>{`${place.district}, ${place.state} ${place.pincode}`}</span>
          </div>
        ))}
      </div>
    </search>
  );
}
