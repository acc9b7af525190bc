import { hidesNumbers } from '@pramaan/documents/masking.ts';
import { isGood } from '@pramaan/documents/tree.ts';
import { type Message, m } from '@pramaan/messages';
import { DetailCard } from '../../documents/DetailCard.tsx';
import { WholePicture } from '../../documents/reading/WholePicture.tsx';
import { verdictShown } from '../../documents/SourceBadge.tsx';
import { useSite } from '../../lib/site.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Reveal } from './Reveal.tsx';
import classes from './Review.module.css';
import { ReviewBar } from './ReviewBar.tsx';
import type { Placed, ReviewedRecord } from './records.ts';
import type { Review } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  record: ReviewedRecord;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Column({ title, none, children }: { title: Message; none: Message; children: React.ReactNode[] }) {
  return (
    <div className={classes.column}>
      <h4>{title()}</h4>
      {children.length > 0 ? children : <p className={classes.quiet}>{none()}</p>}
    </div>
  );
}

/** One document: the file as it was kept, what was read of it, what the source says; and the review's word on each. */
export function RecordSet({ id, review, record, open, onOpen }: Props) {
  const { sandbox } = useSite();
  const card = (placed: Placed, data: unknown) => (
    <DetailCard
      card={placed.entry.method.card}
      data={data}
      instance={placed.instance}
      proof={{ ...placed.record, sandbox }}
    />
  );
  const shown = (placed: Placed) => (
    <div key={placed.place} className={classes.record}>
      {review.may.reveal && hidesNumbers(placed.entry.method, placed.record.data) ? (
        <Reveal
          id={id}
          place={placed.place}
          label={m.review_reveal_record({ title: record.title })}
          masked={card(placed, placed.record.data)}
          whole={(data) => card(placed, data)}
        />
      ) : (
        card(placed, placed.record.data)
      )}
      <ReviewBar id={id} review={review} place={placed.place} title={record.title} />
    </div>
  );
  // What a source says outweighs what was read or typed; what is in doubt outweighs both.
  const known = [...record.said, ...record.read].map(({ record: storedRecord }) => storedRecord);
  const decisive =
    known.find((one) => !isGood(one)) ?? known.find(({ status }) => status === 'verified') ?? known[0];
  const result = decisive ? verdictShown(decisive) : null;
  const verdict = review.reviews.find(
    ({ place, stale }) => !stale && [...record.read, ...record.said].some((one) => one.place === place),
  )?.verdict;
  return (
    <details
      id={`record-${record.id}`}
      className={classes.set}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary} data-line>
        <strong>{record.title}</strong>
        {result ? <StatusBadge tone={result.tone}>{result.words}</StatusBadge> : null}
        {verdict ? (
          <StatusBadge tone={verdict === 'accept' ? 'good' : 'bad'}>
            {verdict === 'accept' ? m.review_verdict_accept() : m.review_verdict_reject()}
          </StatusBadge>
        ) : null}
      </summary>
      {open ? (
        <div className={classes.columns}>
          <Column title={m.review_stored} none={m.review_stored_none}>
            {record.files.map((file) => (
              <WholePicture key={file} applicantId={id} fileId={file} />
            ))}
          </Column>
          <Column title={m.review_read} none={m.review_read_none}>
            {record.read.map(shown)}
          </Column>
          <Column title={m.review_says} none={m.review_says_none}>
            {record.said.map(shown)}
          </Column>
          {record.earlier.length > 0 ? (
            <details>
              <summary>{m.doc_earlier({ count: record.earlier.length })}</summary>
              {record.earlier.map(shown)}
            </details>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}
