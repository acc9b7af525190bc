import type { listForms } from '@pramaan/contract/calls/application-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { formatWhen } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './ApplicationForms.module.css';
import { formAddress, signAddress } from './addresses.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { useStoredForms } from './queries.ts';
import { StoredPdf } from './StoredPdf.tsx';
import { formWords } from './words.ts';

type Line = ResultOf<typeof listForms>[number];

function State({ line }: { line: Line }) {
  if (line.version === 0) return <StatusBadge tone="quiet">{m.forms_state_outside()}</StatusBadge>;
  return line.complete ? (
    <StatusBadge tone="good">{m.forms_state_complete()}</StatusBadge>
  ) : (
    <StatusBadge tone="doubt">{m.forms_state_draft()}</StatusBadge>
  );
}

interface Props {
  applicantId: string;
  /** A lender reads, and changes nothing. */
  readOnly?: boolean;
}

function StoredForm({ applicantId, line, readOnly }: Props & { line: Line }) {
  const words = formWords();
  const { bankName, formType, version, complete, savedAt, files } = line;
  const toSign = complete ? files.find((file) => file.version === version) : undefined;
  return (
    <li className={classes.stored}>
      <div className={classes.storedTop}>
        <h3>{words(line.title)}</h3>
        <State line={line} />
      </div>
      <p className={classes.quiet}>
        {m.forms_for({ bank: bankName })}
        {savedAt ? ` · ${m.forms_saved({ when: formatWhen(savedAt) })}` : ''}
      </p>
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.fileId}>
              <StoredPdf applicantId={applicantId} file={file} current={version} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes.do}>
        {toSign && !readOnly ? <Button href={signAddress(toSign.fileId)}>{m.forms_sign()}</Button> : null}
        {readOnly ? null : (
          <Button href={formAddress(bankName, formType)} variant={toSign ? 'default' : 'filled'}>
            {complete ? m.forms_look() : m.forms_go()}
          </Button>
        )}
        {version > 0 && !toSign ? <DownloadButton chosen={{ applicantId, bankName, formType }} /> : null}
      </div>
    </li>
  );
}

/** The forms that were kept, each with its PDFs. */
export function StoredForms({ applicantId, readOnly = false }: Props) {
  const stored = useStoredForms(applicantId);
  if (stored.isPending) return <CardSkeleton lines={2} />;
  const title = readOnly ? m.forms_stored_staff() : m.forms_stored();
  if (!stored.data)
    return (
      <EmptyState icon="warn" title={title} text={m.forms_stored_failed()}>
        <Button onClick={() => void stored.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  if (stored.data.length === 0)
    return readOnly ? <p className={classes.quiet}>{m.forms_stored_none()}</p> : null;
  return (
    <section className={classes.plain} aria-label={title}>
      {readOnly ? null : <h2 className={classes.title}>{title}</h2>}
      <ul className={classes.list}>
        {stored.data.map((line) => (
          <StoredForm
            key={`${line.formType} ${line.bankName}`}
            applicantId={applicantId}
            line={line}
            readOnly={readOnly}
          />
        ))}
      </ul>
    </section>
  );
}
