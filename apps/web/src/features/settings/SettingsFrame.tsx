import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../../lib/session.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Settings.module.css';

const general = '/admin/settings';

const parts: readonly { path: string; label: Message }[] = [
  { path: general, label: m.settings_general },
  { path: '/admin/settings/rules', label: m.settings_rules },
  { path: '/admin/settings/working-lists', label: m.lists_title },
  { path: '/admin/settings/messages', label: m.wording_tab },
  { path: '/admin/settings/products', label: m.settings_products },
  { path: '/admin/settings/branches', label: m.branches_title },
  { path: '/admin/settings/policy', label: m.settings_policy },
  { path: '/admin/settings/agreement', label: m.settings_agreement },
  { path: '/admin/settings/prices', label: m.settings_prices },
  { path: '/admin/settings/retention', label: m.settings_retention },
  { path: '/admin/settings/security', label: m.settings_security },
  { path: '/admin/settings/services', label: m.settings_services },
  { path: '/admin/settings/keys', label: m.settings_keys },
  { path: '/admin/settings/webhooks', label: m.settings_hooks },
];

/** Around the parts of the settings. */
export function SettingsFrame({ lead, children }: { lead?: string; children: ReactNode }) {
  const { who } = useSession();
  const [path] = useLocation();
  const here = parts.find((part) => part.path === path && part.path !== general);
  return (
    <div className={classes.frame}>
      <PageHeading
        title={(here?.label ?? m.settings_title)()}
        lead={lead ?? m.settings_lead({ lender: who.lender })}
      />
      <nav className={classes.parts} aria-label={m.settings_parts()}>
        {parts.map((part) => (
          <Link key={part.path} href={part.path} aria-current={path === part.path ? 'page' : undefined}>
            {part.label()}
          </Link>
        ))}
      </nav>
      <div className={classes.part}>{children}</div>
    </div>
  );
}
