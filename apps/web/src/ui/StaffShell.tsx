import { type Permission, type Role, reachOf } from '@pramaan/contract/roles.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type PlainKey, t } from '../lib/catalogue.ts';
import { useSession } from '../lib/session.tsx';
import { Footer } from './Footer.tsx';
import { Drawing, Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { officeDrawings } from './office-drawings.ts';
import classes from './StaffShell.module.css';
import { TopBar } from './TopBar.tsx';

interface Stop {
  href: string;
  /** A drawing of the office, or one that pages share. */
  icon: IconName | keyof typeof officeDrawings;
  label: PlainKey;
  owns: (path: string) => boolean;
  /** Shown to whom this is allowed; absent: to everybody. */
  may?: Permission;
}

const stop = (href: string, icon: Stop['icon'], label: PlainKey, may?: Permission): Stop => ({
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
    label: 'shell.nav.applicants',
    owns: (path) => path === '/admin' || path.startsWith('/admin/applicants'),
  },
  stop('/admin/dashboards', 'dial', 'shell.nav.dashboards', 'dashboards'),
  stop('/admin/team', 'team', 'shell.nav.team', 'team'),
  stop('/admin/settings', 'gear', 'shell.nav.settings', 'settings'),
  stop('/admin/usage', 'chart', 'shell.nav.usage', 'usage'),
  stop('/admin/audit', 'list', 'shell.nav.audit', 'audit'),
  stop('/admin/account', 'person', 'shell.nav.account'),
];

/** Around every page of the back office: a rail at the left, at the bottom on a phone. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { who, logOut } = useSession();
  const [path] = useLocation();
  const stops = rail.filter(
    ({ href, may }) =>
      (!may || reachOf(may, who.roleId as Role)) && (!who.ownOnly || href === '/admin/account'),
  );
  return (
    <div className={classes.shell}>
      <TopBar home="/admin" lender={who.lender} wide>
        <span className={classes.who}>{who.name}</span>
        <IconButton icon="out" label={t('shell.logout')} onClick={logOut} />
      </TopBar>
      <div className={classes.body}>
        <nav className={classes.rail} aria-label={t('shell.nav')}>
          {stops.map(({ href, icon, label, owns }) => (
            <Link
              key={href}
              href={href}
              className={classes.item}
              aria-current={owns(path) ? 'page' : undefined}
            >
              {icon in officeDrawings ? (
                <Drawing path={officeDrawings[icon as keyof typeof officeDrawings]} />
              ) : (
                <Icon name={icon as IconName} />
              )}
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={classes.content}>
          <main id="content" className={classes.main} tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}
