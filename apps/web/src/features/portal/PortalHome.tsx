import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { useCaseFile } from '../../documents/case-file.ts';
import { DraftSaved } from '../../documents/DraftSaved.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import {
  aadhaarVerifyAddress,
  consentsAddress,
  esignAddress,
  filesAddress,
  historyAddress,
  myDataAddress,
  progressAddress,
  summaryAddress,
  usedAddress,
} from './addresses.ts';
import { FileState } from './FileState.tsx';
import { goOnAddress } from './go-on.ts';
import classes from './Portal.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { calledName, shownName } from './person.ts';
import { TaskList } from './TaskList.tsx';
import { counted, nextTask, tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

// Few are asked for more: its words and its call are fetched beside the list, not before it.
const Asked = onDemand(() => import('./Asked.tsx'), 'Asked');

/** The applicant's home: what is done, what needs the person, and one way to go on. */
export function PortalHome() {
  const applicantId = useApplicantId();
  const file = useCaseFile(applicantId);
  const { draft, state } = useDraft(applicantId);
  if (!file.data) return <FileState query={file} />;

  const { profile, docs } = file.data;
  const tasks = tasksOf(docs, draft);
  const open = counted(tasks);
  const next = nextTask(tasks);
  const name = calledName(shownName(profile.name, docs));
  return (
    <div className={classes.portal}>
      <div className={classes.heading}>
        <PageHeading
          title={name ? m.portal_hello({ name }) : m.portal_hello_nameless()}
          lead={
            <span className={classes.meta}>
              <span>{m.portal_reference({ reference: profile.reference })}</span>
              <DraftSaved state={state} />
            </span>
          }
        />
      </div>
      <WhileLoading fallback={null}>
        <Asked applicantId={applicantId} />
      </WhileLoading>
      <ProgressBar done={open.filter(({ progress }) => progress === 'done').length} count={open.length} />
      <TaskList title={m.portal_tasks()} tasks={tasks.filter((task) => task.asked)} />
      <TaskList title={m.portal_tasks_more()} tasks={tasks.filter((task) => !task.asked)} />
      <div className={classes.links}>
        <Link href={progressAddress}>{m.portal_own()}</Link>
        <Link href={summaryAddress}>{m.portal_report()}</Link>
        <Link href={aadhaarVerifyAddress}>{m.aadhaar_link()}</Link>
        <Link href={esignAddress}>{m.portal_esign()}</Link>
        <Link href={filesAddress}>{m.portal_files()}</Link>
        <Link href={historyAddress}>{m.portal_history()}</Link>
        <Link href={usedAddress}>{m.portal_used()}</Link>
        <Link href={consentsAddress}>{m.portal_consents()}</Link>
        <Link href={myDataAddress}>{m.portal_data()}</Link>
      </div>
      <div className={classes.sticky}>
        {next ? (
          <Button href={goOnAddress(next)} size="md" fullWidth>
            {m.portal_continue({ title: next.info.title })}
          </Button>
        ) : (
          <p className={classes.complete}>{m.portal_complete()}</p>
        )}
      </div>
    </div>
  );
}
