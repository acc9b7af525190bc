import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './FileFrame.module.css';

const parts: readonly { path: string; label: PlainKey }[] = [
  { path: 'report', label: 'file.report' },
  { path: 'verification', label: 'file.verification' },
  { path: 'bank', label: 'file.bank' },
  { path: 'forms', label: 'file.forms' },
  { path: 'consent', label: 'file.consent' },
  { path: 'application', label: 'file.application' },
  { path: 'agreement', label: 'file.agreement' },
];

/** Around the parts of one applicant's file: whose it is, the way back, and the parts. */
export function FileFrame({ id, children }: { id: string; children: ReactNode }) {
  const [path] = useLocation();
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
        <p className={classes.who}>
          {profile.data ? (
            <>
              <strong>{profile.data.name || t('applicants.unnamed')}</strong> {profile.data.reference}
            </>
          ) : null}
        </p>
      </div>
      <nav className={classes.parts} aria-label={t('file.tabs')}>
        {parts.map((part) => {
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
