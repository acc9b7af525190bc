import { m } from '@pramaan/messages';
import { useCaseFile } from '../../../documents/case-file.ts';
import { useDraft } from '../../../documents/use-draft.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { onDemand, WhileLoading } from '../../../lib/on-demand.tsx';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { PageColumn } from '../../../ui/PageColumn.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { Asked } from '../Asked.tsx';
import { portalAddress } from '../addresses.ts';
import { goOnAddress } from '../go-on.ts';
import { TaskList } from '../TaskList.tsx';
import { counted, nextDocument, nextTask, type Task, tasksOf } from '../tasks.ts';
import { useApplicantId } from '../use-applicant-id.ts';
import { Activity } from './Activity.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { ProgressPicture } from './ProgressPicture.tsx';
import { isDecided, useOwnProgress } from './progress-line.ts';

// Few have a decision against them.
const Applications = onDemand(() => import('./Applications.tsx'), 'Applications');
const Rejection = onDemand(() => import('./Rejection.tsx'), 'Rejection');

/** What needs the person first, what is done last. */
const order = ['needs-you', 'in-progress', 'not-started', 'checking', 'done'] as const;
const byUrgency = (one: Task, other: Task) => order.indexOf(one.progress) - order.indexOf(other.progress);

function Next({ task, waits }: { task: Task | undefined; waits: boolean }) {
  if (!task) return <Card text={waits ? m.own_next_waits() : m.own_next_none()} />;
  return (
    <Card
      title={m.own_next({ title: task.info.title })}
      text={m.own_next_text({ paper: nextDocument(task)?.document.title ?? task.info.title })}
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
  const file = useCaseFile(applicantId);
  const { draft } = useDraft(applicantId);
  const progress = useOwnProgress(applicantId);
  if (!file.data)
    return (
      <Awaited query={file}>
        <ListSkeleton />
      </Awaited>
    );
  const tasks = counted(tasksOf(file.data.docs, draft, file.data));
  return (
    <PageColumn back={{ href: portalAddress, label: m.own_back() }}>
      <PageHeading title={m.own_title()} lead={m.own_lead()} />
      {progress.data ? <ApplicationStatus progress={progress.data} /> : null}
      {progress.data?.applicationStatus === 'decided' && !progress.data.joins ? (
        <WhileLoading>
          <Rejection applicantId={applicantId} />
        </WhileLoading>
      ) : null}
      {progress.data && (progress.data.others || isDecided(progress.data.applicationStatus)) ? (
        <WhileLoading>
          <Applications applicantId={applicantId} lender={progress.data.lender} />
        </WhileLoading>
      ) : null}
      <ProgressPicture found={tasks.map((task) => task.progress)} />
      <Next task={nextTask(tasks)} waits={tasks.some((task) => task.progress === 'checking')} />
      <Asked applicantId={applicantId} />
      <TaskList title={m.own_areas()} tasks={[...tasks].sort(byUrgency)} />
      <FormNotice message={progress.error ? sentenceOf(progress.error) : null} />
      {progress.data ? <Activity progress={progress.data} /> : null}
    </PageColumn>
  );
}
