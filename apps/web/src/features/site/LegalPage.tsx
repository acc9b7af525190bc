import { noticeOf, type Purpose } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { pageLanguage } from '../../lib/language.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './LegalPage.module.css';
import { NotFoundArea } from './NotFoundArea.tsx';

const legalTitleMessages = {
  bureau: m.legal_bureau_title,
  terms: m.legal_terms_title,
  privacy: m.legal_privacy_title,
} as const;

const legalLeadMessages = {
  bureau: m.legal_bureau_lead,
  terms: m.legal_terms_lead,
  privacy: m.legal_privacy_lead,
} as const;

const legalPages = {
  terms: {
    purposes: ['verification', 'bank'],
    what: m.legal_terms_what,
    points: [
      { title: m.legal_terms_true, text: m.legal_terms_true_text },
      { title: m.legal_terms_free, text: m.legal_terms_free_text },
      { title: m.legal_terms_end, text: m.legal_terms_end_text },
    ],
  },
  privacy: {
    purposes: ['verification', 'bureau', 'bank'],
    what: m.legal_privacy_why,
    points: [
      { title: m.legal_privacy_keep, text: m.legal_privacy_keep_text },
      { title: m.legal_privacy_browser, text: m.legal_privacy_browser_text },
      { title: m.legal_privacy_long, text: m.legal_privacy_long_text },
      { title: m.legal_privacy_rights, text: m.legal_privacy_rights_text },
    ],
  },
  bureau: {
    purposes: ['bureau'],
    what: m.legal_bureau_what,
    points: [
      { title: m.legal_bureau_score, text: m.legal_bureau_score_text },
      { title: m.legal_bureau_copy, text: m.legal_bureau_copy_text },
    ],
  },
} as const;
type LegalPageName = keyof typeof legalPages;

const isLegalPage = (name: string): name is LegalPageName => name in legalPages;

/** The notice of a purpose, in the very words that are agreed to. */
function Meaning({ purpose, lender }: { purpose: Purpose; lender: string }) {
  const language = pageLanguage();
  const { line, more } = noticeOf(purpose);
  return (
    <>
      <p className={classes.line}>{line[language].replaceAll('{lender}', lender)}</p>
      <p>{more[language]}</p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LegalText({ name }: { name: LegalPageName }) {
  const { lender: known, grievance } = useSite();
  const lender = known || m.legal_lender();
  const { purposes, what, points } = legalPages[name];
  return (
    <article className={classes.legalPage}>
      <PageHeading title={legalTitleMessages[name]()} lead={legalLeadMessages[name]({ lender })} />
      <Part title={what()}>
        {purposes.map((purpose) => (
          <Meaning key={purpose} purpose={purpose} lender={lender} />
        ))}
      </Part>
      {points.map(({ title, text }) => (
        <Part key={title()} title={title()}>
          <p>{text({ lender })}</p>
        </Part>
      ))}
      {grievance ? (
        <Part title={m.legal_grievance()}>
          <p>{grievance}</p>
        </Part>
      ) : null}
      <p className={classes.version}>{m.legal_version({ version: noticeOf(purposes[0]).version })}</p>
    </article>
  );
}

/** /legal/terms, /legal/privacy, /legal/bureau: the documents that the agreement lines link to (P §2.2). */
export function LegalPage() {
  const { page = '' } = useParams();
  return <OutsideShell>{isLegalPage(page) ? <LegalText name={page} /> : <NotFoundArea />}</OutsideShell>;
}
