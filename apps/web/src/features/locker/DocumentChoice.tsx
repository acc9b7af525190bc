import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import type { Document } from './documents.ts';
import classes from './Locker.module.css';
import { useTaking } from './use-taking.ts';

interface Props {
  applicantId: string;
  token: string;
  /** The document from whose page the person came: ticked at first. */
  wanted: string | null;
  documents: readonly Document[];
  /** What the lender asks of this person: ticked at first when they came for no one document. */
  asked: readonly Document[];
  others: readonly string[];
  onLost: (thrown: unknown) => void;
  /** The way on, once something was taken over. */
  onward: ReactNode;
}

/** The documents of the locker, to be ticked and taken over; how each fared stands at its row. */
export function DocumentChoice({
  applicantId,
  token,
  wanted,
  documents: shared,
  asked: needed,
  others,
  onLost,
  onward,
}: Props) {
  // The places stay as they were when the list came: what is taken over must not move the rest.
  const [documents] = useState(() => {
    const first = shared.filter((each) => needed.includes(each));
    return wanted || first.length === 0
      ? shared
      : [...first, ...shared.filter((each) => !needed.includes(each))];
  });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const asked = documents.filter(({ place }) => place.document.id === wanted);
    return new Set((asked.length > 0 ? asked : needed).map(({ item }) => item.uri));
  });
  const [none, setNone] = useState(false);
  const { stands, busy, take } = useTaking(applicantId, token, onLost);
  const isDone = ({ item }: Document) => stands[item.uri]?.at === 'done';
  const chosen = documents.filter((document) => ticked.has(document.item.uri) && !isDone(document));
  const done = documents.filter(isDone).length;
  const asked = documents.filter(({ item }) => stands[item.uri]).length;

  const go = () => {
    setNone(chosen.length === 0);
    if (chosen.length > 0 && !busy) void take(chosen);
  };
  return (
    <section className={classes.section} aria-labelledby="locker-list">
      <h2 id="locker-list" className={classes.sectionTitle}>
        {m.locker_list()}
      </h2>
      {wanted || needed.length === 0 ? null : <p className={classes.quiet}>{m.locker_list_asked()}</p>}
      <ul className={classes.documents}>
        {documents.map((document) => (
          <DocumentRow
            key={document.item.uri}
            document={document}
            ticked={ticked.has(document.item.uri)}
            disabled={busy}
            taking={stands[document.item.uri]}
            onTick={(on) => {
              setNone(false);
              setTicked((before) => {
                const next = new Set(before);
                if (on) next.add(document.item.uri);
                else next.delete(document.item.uri);
                return next;
              });
            }}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <p className={classes.quiet}>{m.locker_list_other({ names: others.join(', ') })}</p>
      ) : null}
      {asked > 0 && !busy ? (
        <p className={classes.sum} role="status">
          {m.locker_done({ done, count: asked })}
        </p>
      ) : null}
      <FormNotice message={none ? m.locker_take_none() : null} />
      <div className={classes.act}>
        {chosen.length > 0 || asked === 0 || busy ? (
          <Button loading={busy} onClick={go} variant={done > 0 && !busy ? 'default' : 'filled'}>
            {chosen.length === 0 ? m.locker_take_more() : m.locker_take({ count: chosen.length })}
          </Button>
        ) : null}
        {done > 0 && !busy ? onward : null}
      </div>
    </section>
  );
}
