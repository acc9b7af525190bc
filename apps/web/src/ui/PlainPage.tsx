import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/page-title.ts';
import { useSite } from '../lib/site.ts';
import { Footer } from './Footer.tsx';
import { LanguagePlace } from './LanguagePlace.tsx';
import { LenderMark } from './LenderMark.tsx';
import './plain.css';
import { SandboxMark } from './SandboxMark.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  /** A small line over the title. */
  mark?: string;
  /** Is this about something that went wrong? */
  alert?: boolean;
  /** Under the text; anything. */
  body?: ReactNode;
  /** What can be done. */
  children?: ReactNode;
}

/** A page that is one sentence and one thing to do. It needs no theme, so it is there at once. */
export function PlainPage({ title, text, mark, alert = false, body, children }: Props) {
  const { lender } = useSite();
  usePageTitle(title);
  return (
    <div className="plain">
      <SandboxMark />
      <header className="plain-top">
        <LenderMark name={lender} />
        <LanguagePlace />
      </header>
      <main className="plain-main">
        <div className="plain-card" role={alert ? 'alert' : undefined}>
          {mark ? <p className="plain-mark">{mark}</p> : null}
          <h1>{title}</h1>
          {text ? <p>{text}</p> : null}
          {body}
          {children ? <div className="plain-actions">{children}</div> : null}
        </div>
      </main>
      <Footer />
    </div>
  );
}
