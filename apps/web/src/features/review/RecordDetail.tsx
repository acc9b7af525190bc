import { hidesNumbers } from '@pramaan/documents/masking.ts';
import { type Message, m } from '@pramaan/messages';
import { DetailCard } from '../../documents/DetailCard.tsx';
import { DocumentViewer } from '../../documents/viewer/DocumentViewer.tsx';
import { useSite } from '../../lib/site.ts';
import { Reveal } from './Reveal.tsx';
import classes from './Review.module.css';
import { ReviewBar } from './ReviewBar.tsx';
import type { Placed, ReviewedRecord } from './records.ts';
import type { Review } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  record: ReviewedRecord;
}

interface ColumnProps {
  title: Message;
  none: Message;
  className?: string | undefined;
  children: React.ReactNode[];
}

function Column({ title, none, className = '', children }: ColumnProps) {
  return (
    <div className={`${classes.column} ${className}`}>
      <h4>{title()}</h4>
      {children.length > 0 ? children : <p className={classes.quiet}>{none()}</p>}
    </div>
  );
}

/** One document: the file as it was kept, what was read of it, what the source says; and the review's word on each. */
export function RecordDetail({ id, review, record }: Props) {
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
  const all = [...record.read, ...record.said, ...record.earlier];
  return (
    <div className={classes.columns} data-picture={record.files.length > 0 || undefined}>
      <Column title={m.review_stored} none={m.review_stored_none} className={classes.stored}>
        {record.files.map((file) => (
          <DocumentViewer
            key={file}
            applicantId={id}
            fileId={file}
            title={record.title}
            read={all.find(({ entry, record: { file: of } }) => of === file && entry.method.reader)}
          />
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
  );
}
