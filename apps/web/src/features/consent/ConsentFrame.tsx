import type { CSSProperties, ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';
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
  const site = useSite();
  const { light, dark } = accentOf(accent);
  const worn = { '--accent-light': light, '--accent-dark': dark } as CSSProperties;
  return (
    <div className={`plain ${classes.worn}`} style={accent ? worn : undefined}>
      <SandboxMark />
      <OfflineBanner />
      <header className={classes.header}>
        <div className={classes.brand}>
          <LenderMark name={lender} />
          <LanguagePlace />
        </div>
        {site.lender === lender && site.letterhead ? (
          <p className={classes.letterhead}>{site.letterhead}</p>
        ) : null}
      </header>
      <main className={`plain-main ${classes.main}`}>
        <div className={`plain-card ${classes.card}`}>{children}</div>
      </main>
      <Footer />
    </div>
  );
}
