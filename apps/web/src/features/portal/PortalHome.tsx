import type { AskedOf, LoanProduct } from '@pramaan/documents/loan-product.ts';
import type { DocumentOutline } from '@pramaan/documents/outline.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import { submittedRecords } from '@pramaan/documents/progress.ts';
import { openSteps, situationOf } from '@pramaan/documents/situation.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { useCaseFile } from '../../documents/case-file.ts';
import { useLockerMethod } from '../../documents/locker-method.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { nameLanguage } from '../../lib/product-name.ts';
import { useSessionMarkers } from '../../lib/session-markers.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { Asked } from './Asked.tsx';
import { esignAddress, lockerAddress, offerAddress } from './addresses.ts';
import { FileLinks } from './FileLinks.tsx';
import { goOnAddress, ledTo } from './go-on.ts';
import classes from './Portal.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { calledName, shownName } from './person.ts';
import { isDecided, type OwnProgress, useOwnProgress } from './progress/progress-line.ts';
import { OtherTasks, TaskList } from './TaskList.tsx';
import { counted, nextTask, type Task, tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

// Asked once, at the start.
const StartQuestions = onDemand(() => import('./start/StartQuestions.tsx'), 'StartQuestions');
const NameQuestion = onDemand(() => import('./start/NameQuestion.tsx'), 'NameQuestion');
// Few have a decision yet.
const ApplicationStatus = onDemand(() => import('./progress/ApplicationStatus.tsx'), 'ApplicationStatus');
const Applications = onDemand(() => import('./progress/Applications.tsx'), 'Applications');
const LockerFirst = onDemand(() => import('./start/LockerFirst.tsx'), 'LockerFirst');

/** Somebody who has given a document sees the list, not the first questions. */
const hasBegun = (tasks: readonly Task[]) =>
  tasks.some(({ info, progress }) => info.area !== 'loan' && progress !== 'not-started');

/** The first questions; which loan it is comes before them while nobody has chosen one. Who joins is asked of no loan. */
const firstSteps = (open: ReturnType<typeof openSteps>, { product, joinsAs }: AskedOf) =>
  product || joinsAs ? open : (['product', ...open] as const);

/** What an application asks first that follows another, whose documents say the rest: which loan, and how much. */
function stepsOfNext(docs: Tree, product: LoanProduct | undefined): readonly ('product' | 'loan')[] {
  const loan = findOutline('loanRequest');
  const isAsked = loan !== undefined && submittedRecords(loan, docs).length === 0;
  if (!isAsked) return [];
  return product ? ['loan'] : ['product', 'loan'];
}

/** The applicant's home: the first questions; then what is done, what needs the person, and one way to go on. */
export function PortalHome() {
  useSessionMarkers();
  const applicantId = useApplicantId();
  const file = useCaseFile(applicantId);
  const { draft, isAsked, change } = useDraft(applicantId);
  const { data: progress, isLoading: isAskingDecision } = useOwnProgress(applicantId);
  // Without a connection what this device knows of the draft has to do.
  const online = useOnline();
  const [changing, setChanging] = useState(false);
  const [answered, setAnswered] = useState(false);
  const pan = findOutline('pan');
  const Locker = useLockerMethod(pan as DocumentOutline);
  usePageTitle(m.portal_title());
  if (!file.data)
    return (
      <Awaited query={file}>
        <ListSkeleton />
      </Awaited>
    );

  const { profile, docs, product } = file.data;
  const tasks = tasksOf(docs, draft, file.data);
  const open = counted(tasks);
  const next = nextTask(tasks);
  const begun = hasBegun(tasks);
  // The person is told of a decision before anything else.
  const decision = progress && isDecided(progress.applicationStatus) ? progress : null;
  const isOver = decision !== null && decision.applicationStatus !== 'approved';
  // Decided, and nothing more is asked: then the list is what was given, not what is needed.
  const isSettled = isOver || (decision !== null && next === undefined);
  const lockerFirst = Locker !== null && next !== undefined && !begun && !isOver;
  const situation = situationOf(docs, draft);
  const ofNext = profile.follows && !isOver ? stepsOfNext(docs, product) : [];
  const usual =
    ofNext.length > 0 && begun ? ofNext : firstSteps(openSteps(docs, draft, file.data), file.data);
  const steps = changing ? (['work', 'home'] as const) : usual;
  const isNameless = profile.name === '' && !begun;
  const asking = changing || isNameless || (!answered && steps.length > 0 && (!begun || ofNext.length > 0));
  const name = calledName(shownName(profile.name, docs));
  return (
    <div className={classes.portal}>
      <div className={classes.heading}>
        <PageHeading
          title={name ? m.portal_hello({ name }) : m.portal_hello_nameless()}
          tab={m.portal_title()}
          lead={
            <span className={classes.meta}>
              <span>{m.portal_reference({ reference: profile.reference })}</span>
              {product ? <span>{product.name[nameLanguage()]}</span> : null}
              {progress?.joins ? <span>{joinsText(progress.joins)}</span> : null}
            </span>
          }
        />
      </div>
      {decision ? (
        <WhileLoading>
          <ApplicationStatus progress={decision}>
            <Button variant="default" href="/laas/dashboards">
              {m.own_rejection_open()}
            </Button>
          </ApplicationStatus>
        </WhileLoading>
      ) : null}
      {progress && (decision || progress.others) ? (
        <WhileLoading>
          <Applications applicantId={applicantId} lender={progress.lender} />
        </WhileLoading>
      ) : null}
      {profile.follows && profile.follows.documents > 0 && !decision ? (
        <p className={classes.complete}>
          <Icon name="check" />{' '}
          {m.portal_follows({ count: profile.follows.documents, reference: profile.follows.reference })}
        </p>
      ) : null}
      <Asked applicantId={applicantId} />
      {asking && !isAsked && online ? (
        <div className={classes.asking}>
          <ListSkeleton />
        </div>
      ) : isNameless ? (
        <WhileLoading>
          <NameQuestion applicantId={applicantId} email={profile.email} />
        </WhileLoading>
      ) : asking ? (
        <div className={classes.asking}>
          <WhileLoading fallback={<ListSkeleton />}>
            <StartQuestions
              applicantId={applicantId}
              steps={steps}
              known={situation}
              product={product}
              change={change}
              onDone={() => {
                setChanging(false);
                setAnswered(true);
              }}
            />
          </WhileLoading>
        </div>
      ) : (
        <>
          {isSettled ? null : <ProgressBar tasks={open} />}
          {next || decision || isAskingDecision ? null : (
            <div className={classes.complete} role="status">
              <Icon name="check" />
              <div>
                {m.portal_complete()}
                {progress ? (
                  <p className={classes.completeNext}>
                    {m.portal_complete_next({ lender: progress.lender })}
                  </p>
                ) : null}
              </div>
            </div>
          )}
          {lockerFirst ? (
            <WhileLoading>
              <LockerFirst listAddress={goOnAddress(next)} />
            </WhileLoading>
          ) : null}
          <TaskList title={isSettled ? m.portal_tasks_given() : m.portal_tasks()} tasks={open} />
          {Locker && begun && next ? <Link href={ledTo(lockerAddress)}>{m.portal_locker_more()}</Link> : null}
          {situation.work ? (
            <div>
              <button type="button" className="link" onClick={() => setChanging(true)}>
                {m.start_change()}
              </button>
            </div>
          ) : null}
          <OtherTasks
            title={m.start_all()}
            lead={m.start_all_why()}
            tasks={tasks.filter((task) => !open.includes(task))}
          />
        </>
      )}
      {isNameless ? null : <FileLinks joins={file.data.joinsAs !== undefined} />}
      {asking || lockerFirst || isOver ? null : <GoOn next={next} decision={decision} />}
    </div>
  );
}

/** Whose application the person joins, and what that means for them. */
const joinsText = ({ as, ...whose }: NonNullable<OwnProgress['joins']>): string =>
  (as === 'guarantor' ? m.portal_joins_guarantor : m.portal_joins_borrower)(whose);

/** The one thing to do next, under the thumb: of an approved application that is its offer, for who joins it what they sign. */
function GoOn({ next, decision }: { next: Task | undefined; decision: OwnProgress | null }) {
  const toTask = next ? { href: goOnAddress(next), title: next.info.title } : null;
  const toSign = { href: esignAddress, title: m.portal_esign() };
  const toOffer = { href: offerAddress, title: m.own_offer_title() };
  const way = decision ? (decision.joins ? toSign : toOffer) : toTask;
  if (!way) return null;
  return (
    <div className={classes.sticky}>
      <Button href={way.href} size="md" fullWidth>
        {m.portal_continue({ title: way.title })}
      </Button>
    </div>
  );
}
