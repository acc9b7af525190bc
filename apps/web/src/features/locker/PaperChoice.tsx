import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Locker.module.css';
import { PaperRow } from './PaperRow.tsx';
import type { Paper } from './papers.ts';
import { useTaking } from './use-taking.ts';

interface Props {
  applicantId: string;
  token: string;
  /** The document from whose page the person came: ticked at first. */
  wanted: string | null;
  papers: readonly Paper[];
  others: readonly string[];
  onLost: (thrown: unknown) => void;
}

/** The papers of the locker, to be ticked and taken over; how each fared stands at its row. */
export function PaperChoice({ applicantId, token, wanted, papers: shared, others, onLost }: Props) {
  // The places stay as they were when the list came: what is taken over must not move the rest.
  const [papers] = useState(shared);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const asked = papers.filter(({ place }) => place.document.id === wanted);
    const first = asked.length > 0 ? asked : papers.filter(({ given }) => !given);
    return new Set(first.map(({ item }) => item.uri));
  });
  const [none, setNone] = useState(false);
  const { stands, busy, take } = useTaking(applicantId, token, onLost);
  const isDone = ({ item }: Paper) => stands[item.uri]?.at === 'done';
  const chosen = papers.filter((paper) => ticked.has(paper.item.uri) && !isDone(paper));
  const done = papers.filter(isDone).length;
  const asked = papers.filter(({ item }) => stands[item.uri]).length;

  const go = () => {
    setNone(chosen.length === 0);
    if (chosen.length > 0 && !busy) void take(chosen);
  };
  return (
    <section className={classes.section} aria-labelledby="locker-list">
      <h2 id="locker-list" className={classes.sectionTitle}>
        {m.locker_list()}
      </h2>
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <PaperRow
            key={paper.item.uri}
            paper={paper}
            ticked={ticked.has(paper.item.uri)}
            disabled={busy}
            taking={stands[paper.item.uri]}
            onTick={(on) => {
              setNone(false);
              setTicked((before) => {
                const next = new Set(before);
                if (on) next.add(paper.item.uri);
                else next.delete(paper.item.uri);
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
      {done < papers.length ? (
        <div className={classes.act}>
          <Button
            loading={busy}
            onClick={go}
            variant={chosen.length > 0 || asked === 0 ? 'filled' : 'default'}
          >
            {chosen.length === 0 ? m.locker_take_more() : m.locker_take({ count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
