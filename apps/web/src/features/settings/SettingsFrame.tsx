import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import './words.ts';
import { type PlainKey, t } from '../../lib/catalogue.ts';
import { useSession } from '../../lib/session.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Settings.module.css';

const parts: readonly { path: string; label: PlainKey }[] = [
  { path: '/admin/settings', label: 'settings.general' },
  { path: '/admin/settings/prices', label: 'settings.prices' },
  { path: '/admin/settings/retention', label: 'settings.retention' },
  { path: '/admin/settings/keys', label: 'settings.keys' },
  { path: '/admin/settings/webhooks', label: 'settings.hooks' },
];

/** Around the parts of the settings. */
export function SettingsFrame({ lead, children }: { lead?: string; children: ReactNode }) {
  const { who } = useSession();
  const [path] = useLocation();
  return (
    <>
      <PageHeading title={t('settings.title')} lead={lead ?? t('settings.lead', { lender: who.lender })} />
      <nav className={classes.parts} aria-label={t('settings.parts')}>
        {parts.map((part) => (
          <Link key={part.path} href={part.path} aria-current={path === part.path ? 'page' : undefined}>
            {t(part.label)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}
