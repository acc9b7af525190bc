import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../lib/site.ts';
import { ColourSwitch } from './ColourSwitch.tsx';
import { LanguagePlace } from './LanguagePlace.tsx';
import { LenderLogo } from './LenderLogo.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import classes from './TopBar.module.css';

interface Props {
  /** Where the lender's mark leads. */
  home: string;
  /** The name beside the mark; the site's lender when nobody is logged in. */
  lender?: string;
  wide?: boolean;
  /** What is said without a connection; unless told otherwise, what an applicant cannot do then. */
  offline?: Message;
  children?: ReactNode;
}

/** The line on top of every themed page, with the way past it for the keyboard. */
export function TopBar({ home, lender, wide = false, offline, children }: Props) {
  const site = useSite();
  return (
    <>
      <a className={classes.skip} href="#content">
        {m.shell_skip()}
      </a>
      <SandboxMark />
      <OfflineBanner words={offline} />
      <header className={classes.bar}>
        <div className={classes.inner} data-wide={wide || undefined}>
          <Link href={home} className={classes.home}>
            <LenderLogo name={lender ?? site.lender} />
          </Link>
          <div className={classes.tools}>
            <LanguagePlace />
            <ColourSwitch />
            {children}
          </div>
        </div>
      </header>
    </>
  );
}
