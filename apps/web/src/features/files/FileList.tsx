import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { FileLine } from './FileLine.tsx';
import classes from './Files.module.css';
import { useFiles } from './use-files.ts';

/** Every kept file of an applicant; why there is none, or why the list did not come. */
export function FileList({ applicantId, own }: { applicantId: string; own: boolean }) {
  const files = useFiles(applicantId);
  if (files.isPending) return <CardSkeleton />;
  if (!files.data)
    return (
      <EmptyState icon="warn" title={m.files_failed()} text={m.files_failed_text()}>
        <Button onClick={() => files.refetch()}>{m.files_again()}</Button>
      </EmptyState>
    );
  const count = files.data.length;
  if (count === 0)
    return (
      <EmptyState
        icon="card"
        title={m.files_none()}
        text={own ? m.files_none_text() : m.files_none_lender()}
      />
    );
  return (
    <section className={classes.section}>
      <h2>{m.files_count({ count })}</h2>
      <ul className={classes.list}>
        {files.data.map((file) => (
          <FileLine key={file.fileId} applicantId={applicantId} file={file} own={own} />
        ))}
      </ul>
    </section>
  );
}
