import { type Message, m } from '@pramaan/messages';
import { DetailCard } from '../../documents/DetailCard.tsx';
import { WholePicture } from '../../documents/reading/WholePicture.tsx';
import { outcomeShown } from '../../documents/SourceBadge.tsx';
import { useSite } from '../../lib/site.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Desk.module.css';
import { ReviewBar } from './ReviewBar.tsx';
import type { DeskRecord, Placed } from './records.ts';
import type { Desk } from './use-desk.ts';

interface Props {
  id: string;
  desk: Desk;
  record: DeskRecord;
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

/** One document: the file as it was kept, what was read of it, what the source says; and the desk's word on each. */
export function RecordSet({ id, desk, record, open, onOpen }: Props) {
  const { sandbox } = useSite();
  const shown = (placed: Placed) => (
    <div key={placed.place} className={classes.record}>
      <DetailCard
        card={placed.entry.method.card}
        data={placed.leaf.data}
        slot={placed.slot}
        proof={{ ...placed.leaf, sandbox }}
      />
      <ReviewBar id={id} desk={desk} place={placed.place} title={record.title} />
    </div>
  );
  // What a source says outweighs what was read or typed; what is in doubt outweighs both.
  const known = [...record.said, ...record.read].map(({ leaf }) => leaf);
  const telling = known.find(({ status }) => status !== 'verified') ?? known[0];
  const outcome = telling ? outcomeShown(telling) : null;
  const verdict = desk.reviews.find(
    ({ place, stale }) => !stale && [...record.read, ...record.said].some((one) => one.place === place),
  )?.verdict;
  return (
    <details className={classes.set} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary className={classes.summary} data-line>
        <strong>{record.title}</strong>
        {outcome ? <StatusBadge tone={outcome.tone}>{outcome.words}</StatusBadge> : null}
        {verdict ? (
          <StatusBadge tone={verdict === 'accept' ? 'good' : 'bad'}>
            {verdict === 'accept' ? m.desk_verdict_accept() : m.desk_verdict_reject()}
          </StatusBadge>
        ) : null}
      </summary>
      {open ? (
        <div className={classes.columns}>
          <Column title={m.desk_kept} none={m.desk_kept_none}>
            {record.files.map((file) => (
              <WholePicture key={file} applicantId={id} fileId={file} />
            ))}
          </Column>
          <Column title={m.desk_read} none={m.desk_read_none}>
            {record.read.map(shown)}
          </Column>
          <Column title={m.desk_says} none={m.desk_says_none}>
            {record.said.map(shown)}
          </Column>
        </div>
      ) : null}
    </details>
  );
}
