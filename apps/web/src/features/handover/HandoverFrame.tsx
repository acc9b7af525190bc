import type { Accent } from '@pramaan/contract/accent.ts';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Footer } from '../../ui/Footer.tsx';
import { LanguagePlace } from '../../ui/LanguagePlace.tsx';
import { LenderMark } from '../../ui/LenderMark.tsx';
import '../../ui/plain.css';
import { SandboxMark } from '../../ui/SandboxMark.tsx';
import { worn } from '../../ui/wear-accent.ts';
import classes from './Handover.module.css';

interface Props {
  lender: string;
  accent: Accent;
  title: string;
  children: ReactNode;
}

/** One card under the mark of the lender whose link it is, in that lender's colour. */
export function HandoverFrame({ lender, accent, title, children }: Props) {
  usePageTitle(title);
  return (
    <div className={`plain ${classes.worn}`} style={worn(accent)}>
      <SandboxMark />
      <header className="plain-top">
        <LenderMark name={lender} />
        <LanguagePlace />
      </header>
      <main className={`plain-main ${classes.main}`}>
        <div className={`plain-card ${classes.card}`}>
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <Footer />
    </div>
  );
}
