import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { accessScopeOf, type Permission, type Role } from '@pramaan/contract/roles.ts';
import { type Message, m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PersonPicture } from '../../documents/PersonPicture.tsx';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseDue, CaseLoan } from './CaseFacts.tsx';
import classes from './CaseHead.module.css';
import { CaseMarks } from './CaseMarks.tsx';
import { CasePresence } from './CasePresence.tsx';
import { useReview } from './use-review.ts';
import { useRoomForHead } from './use-room-for-head.ts';

const parts: readonly { path: string; label: Message; may?: Permission }[] = [
  { path: 'review', label: m.file_review },
  { path: 'report', label: m.file_report },
  { path: 'verification', label: m.file_verification },
  { path: 'bank', label: m.file_bank },
  { path: 'checks', label: m.file_checks },
  { path: 'credit', label: m.file_credit },
  { path: 'files', label: m.file_documents },
  { path: 'history', label: m.file_history },
  { path: 'forms', label: m.file_forms },
  { path: 'consent', label: m.file_consent },
  { path: 'data', label: m.file_data, may: 'retain' },
  { path: 'application', label: m.file_application },
  { path: 'agreement', label: m.file_agreement },
];

function CaseTabs({ id }: { id: string }) {
  const { who } = useSession();
  const shown = parts.filter(({ may = 'see' }) => accessScopeOf(may, who.roleId as Role));
  const [path] = useLocation();
  const tabs = useCurrentInView();
  return (
    <nav ref={tabs} className={classes.tabs} aria-label={m.file_tabs()}>
      {shown.map((part) => {
        const href = `/admin/applicants/${id}/${part.path}`;
        return (
          <Link
            key={href}
            href={href}
            className={classes.tab}
            aria-current={path === href ? 'page' : undefined}
          >
            {part.label()}
          </Link>
        );
      })}
    </nav>
  );
}

/** Around every tab of a case, a head that stays: whose it is, the loan, how it stands, what can be done. */
export function CaseFrame({ id, children }: { id: string; children: ReactNode }) {
  const { who } = useSession();
  const reviews = accessScopeOf('review', who.roleId as Role) !== undefined;
  const review = useReview(id, reviews).data;
  const room = useRoomForHead();
  const profile = useQuery({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await send(getProfile, { params: { id }, signal })).result,
  }).data;
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
          {review ? <CaseLoan review={review} segment={profile?.segment ?? ''} /> : null}
        </div>
        {review ? <CaseDue review={review} /> : null}
        {review ? <CaseMarks id={id} review={review} /> : null}
        <div className={classes.bar}>
          <CaseTabs id={id} />
          {review ? <CaseActions id={id} review={review} /> : null}
        </div>
        {reviews ? <CasePresence id={id} version={review?.version} /> : null}
      </section>
      {children}
    </>
  );
}
