import type { listForms } from '@pramaan/contract/calls/loan-forms.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { t } from '../../lib/catalogue.ts';
import { formatWhen } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { formAddress, signAddress } from './addresses.ts';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './LoanForms.module.css';
import { useKeptForms } from './queries.ts';
import { StoredPaper } from './StoredPaper.tsx';
import { useFormWords } from './words.ts';

type Line = ResultOf<typeof listForms>[number];

function State({ line }: { line: Line }) {
  if (line.version === 0) return <StatusBadge tone="quiet">{t('forms.state.outside')}</StatusBadge>;
  return line.complete ? (
    <StatusBadge tone="good">{t('forms.state.complete')}</StatusBadge>
  ) : (
    <StatusBadge tone="doubt">{t('forms.state.draft')}</StatusBadge>
  );
}

interface Props {
  applicantId: string;
  /** A lender reads, and changes nothing. */
  readOnly?: boolean;
}

function KeptForm({ applicantId, line, readOnly }: Props & { line: Line }) {
  const words = useFormWords();
  const { bankName, formType, version, complete, savedAt, files } = line;
  const toSign = complete ? files.find((file) => file.version === version) : undefined;
  return (
    <li className={classes.kept}>
      <div className={classes.keptTop}>
        <h3>{words(line.title)}</h3>
        <State line={line} />
      </div>
      <p className={classes.quiet}>
        {t('forms.for', { bank: bankName })}
        {savedAt ? ` · ${t('forms.saved', { when: formatWhen(savedAt) })}` : ''}
      </p>
      {files.length > 0 ? (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.fileId}>
              <StoredPaper applicantId={applicantId} file={file} current={version} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes.do}>
        {toSign && !readOnly ? <Button href={signAddress(toSign.fileId)}>{t('forms.sign')}</Button> : null}
        {readOnly ? null : (
          <Button href={formAddress(bankName, formType)} variant={toSign ? 'default' : 'filled'}>
            {t(complete ? 'forms.look' : 'forms.go')}
          </Button>
        )}
        {version > 0 && !toSign ? <DownloadButton chosen={{ applicantId, bankName, formType }} /> : null}
      </div>
    </li>
  );
}

/** The forms that were kept, each with its papers. */
export function KeptForms({ applicantId, readOnly = false }: Props) {
  const kept = useKeptForms(applicantId);
  if (kept.isPending) return <CardSkeleton lines={2} />;
  const title = t(readOnly ? 'forms.kept.staff' : 'forms.kept');
  if (!kept.data)
    return (
      <EmptyState icon="warn" title={title} text={t('forms.kept.failed')}>
        <Button onClick={() => void kept.refetch()}>{t('shell.retry')}</Button>
      </EmptyState>
    );
  if (kept.data.length === 0)
    return readOnly ? <p className={classes.quiet}>{t('forms.kept.none')}</p> : null;
  return (
    <section className={classes.plain} aria-label={title}>
      {readOnly ? null : <h2 className={classes.title}>{title}</h2>}
      <ul className={classes.list}>
        {kept.data.map((line) => (
          <KeptForm
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
