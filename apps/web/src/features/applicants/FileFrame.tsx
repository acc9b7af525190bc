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
import classes from './FileFrame.module.css';

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

/** Around the parts of one applicant's file: whose it is, the way back, and the parts. */
export function FileFrame({ id, children }: { id: string; children: ReactNode }) {
  const { who } = useSession();
  const shown = parts.filter(({ may = 'see' }) => accessScopeOf(may, who.roleId as Role));
  const [path] = useLocation();
  const tabs = useCurrentInView();
  const profile = useQuery({
    queryKey: ['profile', id],
    queryFn: async ({ signal }) => (await send(getProfile, { params: { id }, signal })).result,
  });
  return (
    <>
      <div className={classes.top}>
        <Link href="/admin" className={classes.back}>
          <Icon name="back" /> {m.file_back()}
        </Link>
        {profile.data?.picture ? (
          <PersonPicture
            applicantId={id}
            file={profile.data.picture}
            words={m.picture_of({ name: profile.data.name || m.applicants_unnamed() })}
            side={44}
          />
        ) : null}
        <p className={classes.who}>
          {profile.data ? (
            <>
              <strong>{profile.data.name || m.applicants_unnamed()}</strong> {profile.data.reference}
            </>
          ) : null}
        </p>
      </div>
      <nav ref={tabs} className={classes.parts} aria-label={m.file_tabs()}>
        {shown.map((part) => {
          const href = `/admin/applicants/${id}/${part.path}`;
          return (
            <Link
              key={href}
              href={href}
              className={classes.part}
              aria-current={path === href ? 'page' : undefined}
            >
              {part.label()}
            </Link>
          );
        })}
      </nav>
      {children}
    </>
  );
}
