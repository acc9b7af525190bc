import { useApplicantFile } from '../../../documents/applicant-file.ts';
import { useDraft } from '../../../documents/use-draft.ts';
import { t } from '../../../lib/catalogue.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Asked } from '../Asked.tsx';
import { roomAddress } from '../addresses.ts';
import { FileState } from '../FileState.tsx';
import { goOnAddress } from '../go-on.ts';
import { TaskList } from '../TaskList.tsx';
import { counted, nextPaper, nextTask, type Task, tasksOf } from '../tasks.ts';
import { useApplicantId } from '../use-applicant-id.ts';
import { Happened } from './Happened.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { useOwnProgress } from './progress-line.ts';
import { Standing } from './Standing.tsx';
import { useProgressLanguage } from './words.ts';

/** What needs the person first, what is done last. */
const order = ['needs-you', 'in-progress', 'not-started', 'checking', 'done'] as const;
const byUrgency = (one: Task, other: Task) => order.indexOf(one.progress) - order.indexOf(other.progress);

function Next({ task, waits }: { task: Task | undefined; waits: boolean }) {
  if (!task) return <Card text={waits ? t('own.next.waits') : t('own.next.none')} />;
  return (
    <Card
      title={t('own.next', { title: task.info.title })}
      text={t('own.next.text', { paper: nextPaper(task)?.document.title ?? task.info.title })}
    >
      <Button href={goOnAddress(task)} fullWidth>
        {t('own.next.go')}
        <span className="visually-hidden">: {task.info.title}</span>
      </Button>
    </Card>
  );
}

/** /laas/dashboards: how far the person's application is. */
export function ProgressPage() {
  const { inWords } = useProgressLanguage();
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const { draft } = useDraft(applicantId);
  const progress = useOwnProgress(applicantId);
  if (!file.data) return <FileState query={file} />;
  const tasks = counted(tasksOf(file.data.docs, draft)).map(inWords);
  return (
    <PageColumn back={{ href: roomAddress, label: t('own.back') }}>
      <PageHeading title={t('own.title')} lead={t('own.lead')} />
      {progress.data ? <Standing progress={progress.data} /> : null}
      <ProgressPicture found={tasks.map((task) => task.progress)} />
      <Next task={nextTask(tasks)} waits={tasks.some((task) => task.progress === 'checking')} />
      <Asked applicantId={applicantId} />
      <TaskList title={t('own.areas')} tasks={[...tasks].sort(byUrgency)} />
      <FormNotice message={progress.error ? sentenceOf(progress.error) : null} />
      {progress.data ? <Happened progress={progress.data} /> : null}
    </PageColumn>
  );
}
