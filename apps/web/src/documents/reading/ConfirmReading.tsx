import type { FieldFault } from '@pramaan/contract/errors.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import { m } from '@pramaan/messages';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckingCard } from '../CheckingCard.tsx';
import { CheckList } from '../CheckList.tsx';
import type { DraftAccess } from '../draft-store.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import classes from './Reading.module.css';
import { blankFields, type FileReading, type ReadField, readFields } from './read-fields.ts';
import { typedReading } from './typed-reading.ts';
import { useReading } from './use-reading.ts';
import { WholePicture } from './WholePicture.tsx';

export interface Confirming {
  applicantId: string;
  instance: number;
  draft: DraftAccess | undefined;
  entry: Entry;
  fileId: string;
  /** The record as it stands, with what was said before. */
  data?: Readonly<Record<string, unknown>> | undefined;
  busy: boolean;
  refused: readonly FieldFault[];
  onConfirm: (confirmed: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

interface Props extends Confirming {
  /** The person says that it is the right document though it was not known as one: what was not read is typed. */
  blank?: boolean;
}

/** What a reader of forms and sums found inside the document: only what does not fit is worth a look here. */
const worthALook = (reading: FileReading) =>
  reading.checks.flatMap(({ name, verdict, detail }) =>
    verdict === 'failed' || verdict === 'doubtful' ? [{ name, verdict, detail }] : [],
  );

/** Neither a value nor a place in the picture: it is typed as on a paper form. */
const isBlank = ({ value, crop }: ReadField) => !value && !crop;

/** The form that confirms one reading, with the whole picture at its side when asked for. */
export function ConfirmReading({
  applicantId,
  instance,
  draft,
  entry,
  fileId,
  data,
  blank = false,
  ...form
}: Props) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [picture, setPicture] = useState(false);
  const reading = useReading(applicantId, entry, fileId);
  const unknown = reading.error instanceof CallFailure && reading.error.code === 'NOT_THIS_DOCUMENT';
  const empty = unknown || reading.data?.fields.length === 0;
  const fields = useMemo(
    () =>
      reading.data && !empty ? readFields(entry.method.card, reading.data, data) : blankFields(entry.method),
    [entry, reading.data, empty, data],
  );
  const typed = typedReading({ entry, instance, fileId, draft });
  useEffect(() => heading.current?.focus(), []);

  if (!empty && reading.isError)
    return (
      <div className={classes.trouble} role="alert" data-tone="bad">
        <p className={classes.troubleTitle}>{m.read_failed()}</p>
        <p className={classes.troubleMore}>
          {reading.error instanceof CallFailure && reading.error.code === 'NOT_FOUND'
            ? m.read_failed_gone()
            : sentenceOf(reading.error)}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => reading.refetch()}>
            {m.read_retry()}
          </Button>
          <Button variant="subtle" onClick={form.onClose}>
            {m.read_close()}
          </Button>
        </div>
      </div>
    );
  const wrong = reading.data && !empty ? worthALook(reading.data) : [];
  return (
    <section className={classes.review} aria-labelledby={title} data-picture={picture || undefined}>
      <div className={classes.issuedDocument}>
        <h2 className={classes.title} id={title} ref={heading} tabIndex={-1}>
          {empty || blank ? m.read_title_blank() : m.read_title()}
        </h2>
        <p className={classes.lead}>{empty || blank ? m.read_lead_blank() : m.read_lead()}</p>
        <button
          type="button"
          className="link"
          aria-expanded={picture}
          onClick={() => setPicture((shown) => !shown)}
        >
          {picture ? m.read_whole_hide() : m.read_whole()}
        </button>
      </div>
      {picture ? (
        <div className={classes.side}>
          <WholePicture applicantId={applicantId} fileId={fileId} />
        </div>
      ) : null}
      <div className={classes.issuedDocument}>
        {wrong.length > 0 ? <CheckList checks={wrong} /> : null}
        {reading.isPending && !empty ? (
          <CheckingCard />
        ) : (
          <ConfirmForm
            key={empty ? 'blank' : 'read'}
            fields={fields}
            typed={typed}
            blank={fields.every(isBlank)}
            {...form}
          />
        )}
      </div>
    </section>
  );
}
