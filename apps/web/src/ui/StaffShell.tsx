import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../lib/session.tsx';
import { Footer } from './Footer.tsx';
import { Drawing, Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { officeDrawings } from './office-drawings.ts';
import { officeStops } from './office-stops.ts';
import classes from './StaffShell.module.css';
import { TopBar } from './TopBar.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

/** Around every page of the back office: a rail at the left, on a phone a strip under the top line; `tools` stand in that line. */
export function StaffShell({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const { who, logOut } = useSession();
  const [path] = useLocation();
  const rail = useCurrentInView();
  return (
    <div className={classes.shell}>
      <TopBar home="/admin" lender={who.lender} wide offline={m.shell_offline_staff}>
        {tools}
        <span className={classes.who}>{who.name}</span>
        <IconButton icon="out" label={m.shell_logout()} onClick={logOut} />
      </TopBar>
      <div className={classes.body}>
        <nav ref={rail} className={classes.rail} aria-label={m.shell_nav()}>
          {officeStops(who).map(({ href, icon, label, owns }) => (
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
              {label()}
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
