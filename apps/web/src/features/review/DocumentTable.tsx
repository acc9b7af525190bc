import { type AreaInfo, areas } from '@pramaan/documents/menu.ts';
import { m } from '@pramaan/messages';
import { sourceName, verdictShown } from '../../documents/SourceBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './DocumentTable.module.css';
import { ageInDays, decisiveOf, keyValueOf } from './document-line.ts';
import { RecordDetail } from './RecordDetail.tsx';
import type { ReviewedRecord } from './records.ts';
import type { Review } from './use-review.ts';

interface Props {
  id: string;
  review: Review;
  records: readonly ReviewedRecord[];
  /** Ids of the records whose cards are open. */
  open: readonly string[];
  onOpen: (record: string, open: boolean) => void;
}

interface LineProps extends Omit<Props, 'records' | 'open'> {
  record: ReviewedRecord;
  isOpen: boolean;
}

/** One document as a line: what it is, what it says, how it ended, where from, how old; under it, once opened, its cards. */
function Line({ id, review, record, isOpen, onOpen }: LineProps) {
  const decisive = decisiveOf(record);
  const shown = decisive ? verdictShown(decisive.record) : null;
  const verdict = review.reviews.find(
    ({ place, stale }) => !stale && [...record.read, ...record.said].some((one) => one.place === place),
  )?.verdict;
  const days = decisive ? ageInDays(decisive.record.verifiedAt) : null;
  return (
    <>
      <tr id={`record-${record.id}`} className={classes.line}>
        <th scope="row">
          <button
            type="button"
            className={classes.open}
            data-line
            aria-expanded={isOpen}
            onClick={() => onOpen(record.id, !isOpen)}
          >
            <Icon name="next" size={16} />
            {record.title}
          </button>
        </th>
        <td data-wide className={classes.value}>
          {decisive ? keyValueOf(decisive) : ''}
        </td>
        <td>
          <span className={classes.verdicts}>
            {shown ? <StatusBadge tone={shown.tone}>{shown.words}</StatusBadge> : null}
            {verdict ? (
              <StatusBadge tone={verdict === 'accept' ? 'good' : 'bad'}>
                {verdict === 'accept' ? m.review_verdict_accept() : m.review_verdict_reject()}
              </StatusBadge>
            ) : null}
          </span>
        </td>
        <td data-wide>{decisive ? sourceName(decisive.record.source, decisive.record.confidence) : ''}</td>
        <td data-number>{days === null ? '–' : m.review_age({ count: days })}</td>
        <td data-wide data-number>
          {record.files.length > 0 ? record.files.length : '–'}
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={6} className={classes.detail}>
            <RecordDetail id={id} review={review} record={record} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

interface GroupProps extends Props {
  area: AreaInfo;
}

function Group({ area, records, open, ...line }: GroupProps) {
  const own = records.filter(({ document }) => document.area === area.area);
  if (own.length === 0) return null;
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={6}>
          {area.title}
        </th>
      </tr>
      {own.map((record) => (
        <Line key={record.id} {...line} record={record} isOpen={open.includes(record.id)} />
      ))}
    </tbody>
  );
}

/** All documents of a case as one table, by area; those that need eyes come first in theirs. */
export function DocumentTable(props: Props) {
  if (props.records.length === 0) return <p className={classes.quiet}>{m.review_records_none()}</p>;
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label={m.review_records()}>
        <thead>
          <tr>
            <th scope="col">{m.review_document()}</th>
            <th scope="col" data-wide>
              {m.review_key_value()}
            </th>
            <th scope="col">{m.review_document_verdict()}</th>
            <th scope="col" data-wide>
              {m.review_document_source()}
            </th>
            <th scope="col" data-number>
              {m.review_document_age()}
            </th>
            <th scope="col" data-wide data-number>
              {m.review_document_files()}
            </th>
          </tr>
        </thead>
        {areas.map((area) => (
          <Group key={area.area} {...props} area={area} />
        ))}
      </table>
    </div>
  );
}
