import type { CSSProperties, ReactNode } from 'react';
import { accentOf } from '../../ui/accent.ts';
import { Footer } from '../../ui/Footer.tsx';
import { LanguagePlace } from '../../ui/LanguagePlace.tsx';
import { LenderMark } from '../../ui/LenderMark.tsx';
import { OfflineBanner } from '../../ui/OfflineBanner.tsx';
import '../../ui/plain.css';
import { SandboxMark } from '../../ui/SandboxMark.tsx';
import classes from './Consent.module.css';

interface Props {
  lender: string;
  accent: string;
  children: ReactNode;
}

/** The branded header, the language, and one card: the colours are those of the lender that asks. */
export function ConsentFrame({ lender, accent, children }: Props) {
  // The scheme that the page was opened in; the system's may have changed since.
  const scheme = document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light';
  const worn = { '--accent-ink': accentOf(accent)[scheme] } as CSSProperties;
  return (
    <div className="plain" style={accent ? worn : undefined}>
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
