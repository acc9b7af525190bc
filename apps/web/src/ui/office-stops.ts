import { accessScopeOf, type Permission, type Role } from '@pramaan/contract/roles.ts';
import { type Message, m } from '@pramaan/messages';
import type { Who } from '../lib/session.tsx';
import type { IconName } from './Icon.tsx';
import type { officeDrawings } from './office-drawings.ts';

export interface Stop {
  href: string;
  /** A drawing of the office, or one that pages share. */
  icon: IconName | keyof typeof officeDrawings;
  label: Message;
  owns: (path: string) => boolean;
  /** Shown to whom this is allowed; absent: to everybody. */
  may?: Permission;
}

const stop = (href: string, icon: Stop['icon'], label: Message, may?: Permission): Stop => ({
  href,
  icon,
  label,
  owns: (path) => path.startsWith(href),
  ...(may ? { may } : {}),
});

const rail: readonly Stop[] = [
  {
    href: '/admin',
    icon: 'people',
    label: m.shell_nav_applicants,
    owns: (path) => path === '/admin' || path.startsWith('/admin/applicants'),
  },
  stop('/admin/dashboards', 'dial', m.shell_nav_dashboards, 'dashboards'),
  stop('/admin/team', 'team', m.shell_nav_team, 'team'),
  stop('/admin/settings', 'gear', m.shell_nav_settings, 'settings'),
  stop('/admin/usage', 'chart', m.shell_nav_usage, 'usage'),
  stop('/admin/audit', 'list', m.shell_nav_audit, 'audit'),
  stop('/admin/account', 'person', m.shell_nav_account),
];

/** Where somebody of the office may go: what would be refused is not shown (product §4). */
export function officeStops({ roleId, ownOnly }: Pick<Who, 'roleId' | 'ownOnly'>): readonly Stop[] {
  return rail.filter(
    ({ href, may }) =>
      (!may || accessScopeOf(may, roleId as Role)) && (!ownOnly || href === '/admin/account'),
  );
}
