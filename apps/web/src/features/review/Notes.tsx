import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useTeam } from '../../lib/team.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Translate } from '../../ui/Translate.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { type Note, useNotes } from './use-review.ts';

interface Props {
  id: string;
  /** The reader may name people of the team, and set and clear flags. */
  named: boolean;
}

/** Comments and flags: what colleagues tell each other about this file. */
export function Notes({ id, named }: Props) {
  const cache = useQueryClient();
  const notes = useNotes(id);
  const team = useTeam(named).data ?? [];
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const names = team.flatMap(({ userName, self }) => (userName && !self ? [`@${userName}`] : []));

  const keep = async (work: () => Promise<{ result: Note[] }>): Promise<void> => {
    setBusy(true);
    try {
      cache.setQueryData(['notes', id], (await work()).result);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    setBusy(false);
  };
  const typed = words.trim();
  /** Saves what is typed. What is typed meanwhile stays. */
  const add = (call: typeof reviewClient.addNote | typeof reviewClient.addFlag) =>
    keep(async () => {
      const reply = await send(call, { params: { id }, body: { words: typed } });
      setWords((now) => (now === words ? '' : now));
      return reply;
    });
  return (
    <div className={classes.form}>
      <TextArea
        label={m.review_note_text()}
        {...(names.length > 0 ? { hint: m.review_note_hint({ names: names.join(', ') }) } : {})}
        data-review="comment"
        maxLength={1000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.choose}>
        <Button loading={busy} disabled={typed === ''} onClick={() => add(reviewClient.addNote)}>
          {m.review_note_add()}
        </Button>
        {named ? (
          <Button
            variant="default"
            loading={busy}
            disabled={typed === '' || typed.length > 200}
            onClick={() => add(reviewClient.addFlag)}
          >
            {m.review_flag_add()}
          </Button>
        ) : null}
      </div>
      {notes.data?.length === 0 ? <p className={classes.quiet}>{m.review_notes_none()}</p> : null}
      <ul className={classes.list}>
        {notes.data?.map((note) => (
          <li key={note._id} className={classes.note}>
            <span className={classes.quiet}>
              {note.by} · {formatMoment(note.at, 'en')}
            </span>
            {note.kind === 'flag' ? (
              <StatusBadge tone={note.clearedAt ? 'quiet' : 'bad'}>
                {note.clearedAt ? m.review_flag_cleared({ by: note.clearedBy }) : m.review_flag()}
              </StatusBadge>
            ) : null}
            <Translate text={note.words} />
            {named && note.kind === 'flag' && !note.clearedAt ? (
              <Button
                variant="subtle"
                aria-label={m.review_flag_clear_of({ words: note.words })}
                onClick={() => keep(() => send(reviewClient.clearFlag, { params: { id, flag: note._id } }))}
              >
                {m.review_flag_clear()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
