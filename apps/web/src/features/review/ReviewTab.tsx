import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { useEffect, useMemo, useState } from 'react';
import { useCaseFile } from '../../documents/case-file.ts';
import { formatMobile } from '../../lib/format.ts';
import { scrollToNamed } from '../../lib/scroll-to-named.ts';
import { useSession } from '../../lib/session.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { Applications } from './Applications.tsx';
import { CoApplicants, Joins } from './CoApplicants.tsx';
import { Decisions } from './Decisions.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { Findings } from './Findings.tsx';
import { InformationRequestList } from './InformationRequestList.tsx';
import { Matrix } from './Matrix.tsx';
import { MissingDocuments } from './MissingDocuments.tsx';
import { Notes } from './Notes.tsx';
import { Part } from './Part.tsx';
import { PolicyResult } from './PolicyResult.tsx';
import { Rejection } from './Rejection.tsx';
import { Reveal } from './Reveal.tsx';
import classes from './Review.module.css';
import { recordIdOf, reviewedRecords } from './records.ts';
import { Timeline } from './Timeline.tsx';
import { useReview } from './use-review.ts';

/** Where a lender's person works on one application. Whoever may only comment, comments. */
export function ReviewTab({ applicantId: id }: { applicantId: string }) {
  const { who } = useSession();
  if (accessScopeOf('review', who.roleId as Role)) return <WholeReview id={id} />;
  return (
    <div className={classes.review}>
      <PageHeading title={m.review_notes()} />
      <Notes id={id} named={false} />
    </div>
  );
}

/** What is missing, what each document says, what is decided. */
function WholeReview({ id }: { id: string }) {
  const review = useReview(id);
  const file = useCaseFile(id);
  const [open, setOpen] = useState<readonly string[]>([]);
  const records = useMemo(() => reviewedRecords(file.data?.docs ?? {}), [file.data]);
  const openRecord = (place: string) => {
    const record = recordIdOf(place);
    setOpen((before) => [...new Set([...before, record])]);
    document.getElementById(`record-${record}`)?.scrollIntoView({ block: 'start' });
  };
  const isHere = review.data !== undefined && file.data !== undefined;
  // An address can name a part or a record: it is gone to when it is there.
  useEffect(() => {
    const named = isHere ? window.location.hash.slice(1) : '';
    if (named.startsWith('record-')) setOpen([named.slice('record-'.length)]);
    if (named) scrollToNamed();
  }, [isHere]);
  if (review.error || !review.data)
    return (
      <Awaited query={review}>
        <CardSkeleton />
      </Awaited>
    );
  const state = review.data;
  return (
    <div className={classes.review}>
      <PageHeading title={m.review_title()} />
      <Joins joins={state.joins} />
      <Decisions id={id} review={state} />
      {state.decisions.some(({ kind }) => kind === 'reject') ? <Rejection id={id} review={state} /> : null}
      <Part id="findings" title={m.review_findings}>
        <Findings id={id} review={state} onOpenRecord={openRecord} />
      </Part>
      <CoApplicants id={id} review={state} />
      {!closedStages.includes(state.stage) && state.policy.outcome !== 'approve' ? (
        <Part id="policy" title={m.review_policy}>
          <PolicyResult policy={state.policy} />
        </Part>
      ) : null}
      <Part id="matrix" title={m.review_matrix}>
        <Matrix id={id} />
        {state.may.reveal ? (
          <Reveal
            id={id}
            place="profile"
            label={m.review_reveal()}
            whole={({ mobileNo }) => (
              <strong className={classes.revealed}>{formatMobile(String(mobileNo ?? ''))}</strong>
            )}
          />
        ) : null}
      </Part>
      <Part id="records" title={m.review_records}>
        {file.data ? (
          <DocumentTable
            id={id}
            review={state}
            records={records}
            open={open}
            onOpen={(record, on) => {
              const others = open.filter((one) => one !== record);
              setOpen(on ? [...others, record] : others);
            }}
          />
        ) : (
          <CardSkeleton />
        )}
      </Part>
      <Part id="missingRequirements" title={m.review_missing}>
        <MissingDocuments review={state} />
      </Part>
      <InformationRequestList id={id} informationRequests={state.informationRequests} />
      <Applications id={id} />
      <div className={classes.halves}>
        <Part id="notes" title={m.review_notes}>
          <Notes id={id} named />
        </Part>
        <Part id="timeline" title={m.review_timeline}>
          <Timeline id={id} />
        </Part>
      </div>
      <p className={classes.keys}>{m.review_keys()}</p>
    </div>
  );
}
