import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { type Permission, type Role, reachOf } from '@pramaan/contract/roles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PersonPicture } from '../../documents/PersonPicture.tsx';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import classes from './FileFrame.module.css';

const parts: readonly { path: string; label: PlainKey; may?: Permission }[] = [
  { path: 'review', label: 'file.review' },
  { path: 'report', label: 'file.report' },
  { path: 'verification', label: 'file.verification' },
  { path: 'bank', label: 'file.bank' },
  { path: 'checks', label: 'file.checks' },
  { path: 'credit', label: 'file.credit' },
  { path: 'papers', label: 'file.papers' },
  { path: 'history', label: 'file.history' },
  { path: 'forms', label: 'file.forms' },
  { path: 'consent', label: 'file.consent' },
  { path: 'data', label: 'file.data', may: 'retain' },
  { path: 'application', label: 'file.application' },
  { path: 'agreement', label: 'file.agreement' },
];

/** Around the parts of one applicant's file: whose it is, the way back, and the parts. */
export function FileFrame({ id, children }: { id: string; children: ReactNode }) {
  const { who } = useSession();
  const shown = parts.filter(({ may = 'see' }) => reachOf(may, who.roleId as Role));
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
          <Icon name="back" /> {t('file.back')}
        </Link>
        {profile.data?.picture ? (
          <PersonPicture
            applicantId={id}
            file={profile.data.picture}
            words={t('picture.of', { name: profile.data.name || t('applicants.unnamed') })}
            side={44}
          />
        ) : null}
        <p className={classes.who}>
          {profile.data ? (
            <>
              <strong>{profile.data.name || t('applicants.unnamed')}</strong> {profile.data.reference}
            </>
          ) : null}
        </p>
      </div>
      <nav ref={tabs} className={classes.parts} aria-label={t('file.tabs')}>
        {shown.map((part) => {
          const href = `/admin/applicants/${id}/${part.path}`;
          return (
            <Link
              key={href}
              href={href}
              className={classes.part}
              aria-current={path === href ? 'page' : undefined}
            >
              {t(part.label)}
            </Link>
          );
        })}
      </nav>
      {children}
    </>
  );
}
