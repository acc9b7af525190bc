import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../lib/catalogue.ts';
import { useSession } from '../lib/session.tsx';
import classes from './ApplicantShell.module.css';
import { Footer } from './Footer.tsx';
import { Icon } from './Icon.tsx';
import { TopBar } from './TopBar.tsx';

/** Around every page of the applicant's room: one column, phone first. */
export function ApplicantShell({ children }: { children: ReactNode }) {
  const { who, logOut } = useSession();
  return (
    <div className={classes.shell}>
      <TopBar home="/laas" lender={who.lender}>
        <ActionIcon
          component={Link}
          href="/laas/customer"
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('shell.account')}
          title={t('shell.account')}
        >
          <Icon name="person" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('shell.logout')}
          title={t('shell.logout')}
          onClick={logOut}
        >
          <Icon name="out" />
        </ActionIcon>
      </TopBar>
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
