import type { Accent } from '@pramaan/contract/accent.ts';
import type { ReactNode } from 'react';
import { Footer } from '../../ui/Footer.tsx';
import { LanguagePlace } from '../../ui/LanguagePlace.tsx';
import { LenderMark } from '../../ui/LenderMark.tsx';
import { OfflineBanner } from '../../ui/OfflineBanner.tsx';
import '../../ui/plain.css';
import { SandboxMark } from '../../ui/SandboxMark.tsx';
import { worn } from '../../ui/wear-accent.ts';
import classes from './Consent.module.css';

interface Props {
  lender: string;
  accent: Accent;
  children: ReactNode;
}

/** The branded header, the language, and one card: the colours are those of the lender that asks. */
export function ConsentFrame({ lender, accent, children }: Props) {
  return (
    <div className={`plain ${classes.worn}`} style={worn(accent)}>
      <SandboxMark />
      <OfflineBanner />
      <header className={classes.header}>
        <div className={classes.brand}>
          <LenderMark name={lender} />
          <LanguagePlace />
        </div>
      </header>
      <main className={`plain-main ${classes.main}`}>
        <div className={`plain-card ${classes.card}`}>{children}</div>
      </main>
      <Footer />
    </div>
  );
}
