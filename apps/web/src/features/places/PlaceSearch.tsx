import { searchPlaces } from '@pramaan/contract/calls/places.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceWords } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Places.module.css';
import type { RecordRef } from './use-picked-place.ts';

const most = 6;

/** A place or a PIN code in words; what fits is a list of buttons. */
export function PlaceSearch({ onChoose }: { onChoose: (place: RecordRef) => void }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly RecordRef[] | null>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const read = searchPlaces.query.safeParse({ q: typed });
    setFault(read.success ? undefined : sentenceWords(read.error.issues[0]?.message ?? ''));
    if (!read.success) return;
    setBusy(true);
    try {
      const { result } = await send(searchPlaces, { query: { q: typed.trim() } });
      setFound(result.slice(0, most));
      if (result.length === 0) setFault(m.place_none());
    } catch (thrown) {
      const unknown = sentenceWords(messages.mapFailure);
      setFault((thrown instanceof CallFailure ? thrown.fault('q') : undefined) ?? unknown);
      showSnack(unknown, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <search>
      <form className={classes.search} onSubmit={search} noValidate>
        <TextField
          label={m.place_search()}
          hint={m.place_search_hint()}
          type="search"
          name="place"
          autoComplete="off"
          maxLength={80}
          value={typed}
          fault={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {m.place_search_button()}
        </Button>
      </form>
      <p className="visually-hidden" role="status">
        {found ? m.place_found({ count: found.length }) : ''}
      </p>
      {found && found.length > 0 ? (
        <ul className={classes.results} aria-label={m.place_results()}>
          {found.map((place) => (
            <li key={`${place.address}${place.lat},${place.lng}`}>
              <button
                type="button"
                onClick={() => {
                  setFound(null);
                  onChoose(place);
                }}
              >
                <strong>{place.locality}</strong>
                <span>{`${place.district}, ${place.state} ${place.pincode}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}
