import type { FieldFault } from '@pramaan/contract/errors.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import { waitsForPerson } from '@pramaan/documents/progress.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import type { ReactNode } from 'react';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import type { DraftAccess } from '../draft-store.ts';

/** Loaded with the first document that was read; the page of a document is light without it. */
const ReadingReview = onDemand(() => import('./ReadingReview.tsx'), 'ReadingReview');

/** What a person says of a reading: the file, and its values by record path. */
export type Confirm = (entry: Entry, file: string, confirmed: Readonly<Record<string, string>>) => void;

interface Props {
  applicantId: string;
  instance: number;
  draft: DraftAccess | undefined;
  entry: Entry;
  record: StoredRecord;
  /** It was given just now. */
  fresh: boolean;
  busy: boolean;
  refused: readonly FieldFault[];
  onConfirm: Confirm;
  children: ReactNode;
}

/** A card; when it was read of a file, with the way to confirm or correct what was read. */
export function ReadCard({ entry, record, fresh, onConfirm, children, ...rest }: Props) {
  const { file = '' } = record;
  if (entry.method.reader === null || !file) return children;
  const unsure = waitsForPerson(record);
  return (
    // What waits for the person's word opens as a form: its card would only flash by.
    <WhileLoading fallback={unsure && fresh ? null : children}>
      <ReadingReview
        // Read again: what was typed over the last reading is not typed over this one.
        key={`${file} ${record.verifiedAt} ${record.status}`}
        {...rest}
        entry={entry}
        fileId={file}
        data={record.data}
        unsure={unsure}
        fresh={fresh}
        onConfirm={(confirmed) => onConfirm(entry, file, confirmed)}
      >
        {children}
      </ReadingReview>
    </WhileLoading>
  );
}
