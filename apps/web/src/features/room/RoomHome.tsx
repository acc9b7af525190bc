import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { useApplicantFile } from '../../documents/applicant-file.ts';
import { DraftSaved } from '../../documents/DraftSaved.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import {
  aadhaarVerifyAddress,
  consentsAddress,
  esignAddress,
  historyAddress,
  myDataAddress,
  papersAddress,
  progressAddress,
  summaryAddress,
  usedAddress,
} from './addresses.ts';
import { FileState } from './FileState.tsx';
import { goOnAddress } from './go-on.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { calledName, shownName } from './person.ts';
import classes from './Room.module.css';
import { TaskList } from './TaskList.tsx';
import { counted, nextTask, tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

// Few are asked for more: its words and its call are fetched beside the list, not before it.
const Asked = onDemand(() => import('./Asked.tsx'), 'Asked');

/** The applicant's home: what is done, what needs the person, and one way to go on. */
export function RoomHome() {
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const { draft, state } = useDraft(applicantId);
  if (!file.data) return <FileState query={file} />;

  const { profile, docs } = file.data;
  const tasks = tasksOf(docs, draft);
  const open = counted(tasks);
  const next = nextTask(tasks);
  const name = calledName(shownName(profile.name, docs));
  return (
    <div className={classes.room}>
      <div className={classes.heading}>
        <PageHeading
          title={name ? m.room_hello({ name }) : m.room_hello_nameless()}
          lead={
            <span className={classes.meta}>
              <span>{m.room_reference({ reference: profile.reference })}</span>
              <DraftSaved state={state} />
            </span>
          }
        />
      </div>
      <WhileLoading fallback={null}>
        <Asked applicantId={applicantId} />
      </WhileLoading>
      <ProgressBar done={open.filter(({ progress }) => progress === 'done').length} count={open.length} />
      <TaskList title={m.room_tasks()} tasks={tasks.filter((task) => task.asked)} />
      <TaskList title={m.room_tasks_more()} tasks={tasks.filter((task) => !task.asked)} />
      <div className={classes.links}>
        <Link href={progressAddress}>{m.room_own()}</Link>
        <Link href={summaryAddress}>{m.room_report()}</Link>
        <Link href={aadhaarVerifyAddress}>{m.room_aadhaar_link()}</Link>
        <Link href={esignAddress}>{m.room_esign()}</Link>
        <Link href={papersAddress}>{m.room_papers()}</Link>
        <Link href={historyAddress}>{m.room_history()}</Link>
        <Link href={usedAddress}>{m.room_used()}</Link>
        <Link href={consentsAddress}>{m.room_consents()}</Link>
        <Link href={myDataAddress}>{m.room_data()}</Link>
      </div>
      <div className={classes.sticky}>
        {next ? (
          <Button href={goOnAddress(next)} size="md" fullWidth>
            {m.room_continue({ title: next.info.title })}
          </Button>
        ) : (
          <p className={classes.complete}>{m.room_complete()}</p>
        )}
      </div>
    </div>
  );
}
