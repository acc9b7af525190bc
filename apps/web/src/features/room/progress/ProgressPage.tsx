import { m } from '@pramaan/messages';
import { useApplicantFile } from '../../../documents/applicant-file.ts';
import { useDraft } from '../../../documents/use-draft.ts';
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
import { inPageLanguage } from './words.ts';

/** What needs the person first, what is done last. */
const order = ['needs-you', 'in-progress', 'not-started', 'checking', 'done'] as const;
const byUrgency = (one: Task, other: Task) => order.indexOf(one.progress) - order.indexOf(other.progress);

function Next({ task, waits }: { task: Task | undefined; waits: boolean }) {
  if (!task) return <Card text={waits ? m.own_next_waits() : m.own_next_none()} />;
  return (
    <Card
      title={m.own_next({ title: task.info.title })}
      text={m.own_next_text({ paper: nextPaper(task)?.document.title ?? task.info.title })}
    >
      <Button href={goOnAddress(task)} fullWidth>
        {m.own_next_go()}
        <span className="visually-hidden">: {task.info.title}</span>
      </Button>
    </Card>
  );
}

/** /laas/dashboards: how far the person's application is. */
export function ProgressPage() {
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const { draft } = useDraft(applicantId);
  const progress = useOwnProgress(applicantId);
  if (!file.data) return <FileState query={file} />;
  const tasks = counted(tasksOf(file.data.docs, draft)).map(inPageLanguage);
  return (
    <PageColumn back={{ href: roomAddress, label: m.own_back() }}>
      <PageHeading title={m.own_title()} lead={m.own_lead()} />
      {progress.data ? <Standing progress={progress.data} /> : null}
      <ProgressPicture found={tasks.map((task) => task.progress)} />
      <Next task={nextTask(tasks)} waits={tasks.some((task) => task.progress === 'checking')} />
      <Asked applicantId={applicantId} />
      <TaskList title={m.own_areas()} tasks={[...tasks].sort(byUrgency)} />
      <FormNotice message={progress.error ? sentenceOf(progress.error) : null} />
      {progress.data ? <Happened progress={progress.data} /> : null}
    </PageColumn>
  );
}
