import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './History.module.css';
import { RecordLine } from './RecordLine.tsx';
import { useHistory } from './use-history.ts';

/** Every record there was, the newest first. */
export function RecordList({ applicantId, own }: { applicantId: string; own: boolean }) {
  const history = useHistory(applicantId);
  if (history.isPending) return <CardSkeleton />;
  if (!history.data)
    return (
      <EmptyState icon="warn" title={m.history_failed()} text={m.files_failed_text()}>
        <Button onClick={() => history.refetch()}>{m.files_again()}</Button>
      </EmptyState>
    );
  if (history.data.length === 0)
    return <EmptyState icon="clock" title={m.history_none()} text={m.history_none_text()} />;
  return (
    <ul className={classes.list}>
      {history.data.map((record) => (
        <RecordLine
          key={`${record.document} ${record.method} ${record.instance} ${record.at}`}
          record={record}
          own={own}
        />
      ))}
    </ul>
  );
}
