import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import classes from './OutsideShell.module.css';
import { TopBar } from './TopBar.tsx';
import { TrustFooter } from './TrustFooter.tsx';

/** Around pages before a login. `narrow`: one card in the middle, for forms. */
export function OutsideShell({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <TopBar home="/" />
      <main id="content" className={classes.content} data-narrow={narrow || undefined} tabIndex={-1}>
        {narrow ? <div className={classes.card}>{children}</div> : children}
      </main>
      <TrustFooter />
      <Footer />
    </div>
  );
}
