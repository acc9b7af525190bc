import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { PersonPicture } from '../../documents/PersonPicture.tsx';
import { send } from '../../lib/client.ts';
import { noteRecentCase } from '../../lib/recent-cases.ts';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseDue, CaseLoan } from './CaseFacts.tsx';
import classes from './CaseHead.module.css';
import { CaseMarks } from './CaseMarks.tsx';
import { CasePresence } from './CasePresence.tsx';
import { CaseSections, CaseTabs } from './CaseTabs.tsx';
import { NextCase } from './NextCase.tsx';
import { useReview } from './use-review.ts';
import { useRoomForHead } from './use-room-for-head.ts';

interface Props {
  id: string;
  /** How the case is taken away: as a PDF, as a link. Nothing where there is no such applicant. */
  exports?: ReactNode;
  children: ReactNode;
}

/** Around every tab of a case, a head that stays: the applicant, the loan, the status and the actions. */
export function CaseFrame({ id, exports, children }: Props) {
  const { who } = useSession();
  const reviews = accessScopeOf('review', who.roleId as Role) !== undefined;
  const review = useReview(id, reviews).data;
  const room = useRoomForHead();
  const profile = useQuery({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await send(getProfile, { params: { id }, signal })).result,
  }).data;
  const isHere = profile !== undefined;
  useEffect(() => {
    if (isHere) noteRecentCase(id);
  }, [id, isHere]);
  return (
    <>
      <section ref={room.head} className={classes.head} aria-label={m.case_head()}>
        <div ref={room.lead} className={classes.lead}>
          <Link href="/admin" className={classes.back}>
            <Icon name="back" /> {m.file_back()}
          </Link>
          {profile?.picture ? (
            <PersonPicture
              applicantId={id}
              file={profile.picture}
              words={m.picture_of({ name: profile.name || m.applicants_unnamed() })}
              side={32}
            />
          ) : null}
          <p className={classes.who}>
            {profile ? (
              <>
                <strong>{profile.name || m.applicants_unnamed()}</strong> <span>{profile.reference}</span>
              </>
            ) : null}
          </p>
          {review ? <CaseLoan review={review} profile={profile} /> : null}
        </div>
        {review ? <CaseDue review={review} /> : null}
        {review ? <CaseMarks id={id} review={review} /> : reviews ? <div className={classes.state} /> : null}
        <div className={classes.bar}>
          <CaseTabs id={id} />
          <div className={classes.actions}>
            {profile ? exports : null}
            <NextCase id={id} />
          </div>
          {review ? <CaseActions id={id} review={review} /> : null}
        </div>
        {reviews ? <CasePresence id={id} version={review?.version} /> : null}
      </section>
      <CaseSections id={id} />
      {children}
    </>
  );
}
