import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { useSession } from '../lib/session.tsx';
import classes from './ApplicantShell.module.css';
import { Footer } from './Footer.tsx';
import { HelpLine } from './HelpLine.tsx';
import { IconButton } from './IconButton.tsx';
import { TopBar } from './TopBar.tsx';

/** Around every page of the applicant’s portal: one column, phone first. */
export function ApplicantShell({ children }: { children: ReactNode }) {
  const { who, logOut } = useSession();
  return (
    <div className={classes.shell}>
      <TopBar home="/laas" lender={who.lender}>
        <IconButton icon="person" label={m.shell_account()} href="/laas/customer" />
        <IconButton icon="out" label={m.shell_logout()} onClick={logOut} />
      </TopBar>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <HelpLine />
      <Footer />
    </div>
  );
}
