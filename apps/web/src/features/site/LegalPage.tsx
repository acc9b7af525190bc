import { noticeOf, type Purpose } from '@pramaan/contract/purposes.ts';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { enLegal } from '../../catalogue/en-legal.ts';
import { hiLegal } from '../../catalogue/hi-legal.ts';
import { learn, t } from '../../lib/catalogue.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSite } from '../../lib/site.ts';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './LegalPage.module.css';
import { NotFoundArea } from './NotFoundArea.tsx';

learn(enLegal);
learn(hiLegal, 'hi');

const papers = {
  terms: {
    purposes: ['verification', 'bank'],
    what: 'legal.terms.what',
    points: ['legal.terms.true', 'legal.terms.free', 'legal.terms.end'],
  },
  privacy: {
    purposes: ['verification', 'bureau', 'bank'],
    what: 'legal.privacy.why',
    points: ['legal.privacy.keep', 'legal.privacy.long', 'legal.privacy.rights'],
  },
  bureau: {
    purposes: ['bureau'],
    what: 'legal.bureau.what',
    points: ['legal.bureau.score', 'legal.bureau.copy'],
  },
} as const;
type PaperName = keyof typeof papers;

const isPaper = (name: string): name is PaperName => name in papers;

/** The notice of a purpose, in the very words that are agreed to. */
function Meaning({ purpose, lender }: { purpose: Purpose; lender: string }) {
  const language = useLanguage();
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

function Paper({ name }: { name: PaperName }) {
  const { lender: known, grievance } = useSite();
  const lender = known || t('legal.lender');
  const { purposes, what, points } = papers[name];
  return (
    <article className={classes.paper}>
      <PageHeading title={t(`legal.${name}.title`)} lead={t(`legal.${name}.lead`, { lender })} />
      <Part title={t(what)}>
        {purposes.map((purpose) => (
          <Meaning key={purpose} purpose={purpose} lender={lender} />
        ))}
      </Part>
      {points.map((point) => (
        <Part key={point} title={t(point)}>
          <p>{t(`${point}.text`, { lender })}</p>
        </Part>
      ))}
      {grievance ? (
        <Part title={t('legal.grievance')}>
          <p>{grievance}</p>
        </Part>
      ) : null}
      <p className={classes.version}>{t('legal.version', { version: noticeOf(purposes[0]).version })}</p>
    </article>
  );
}

/** /legal/terms, /legal/privacy, /legal/bureau: the documents that the agreement lines link to (P §2.2). */
export function LegalPage() {
  const { paper = '' } = useParams();
  return <OutsideShell>{isPaper(paper) ? <Paper name={paper} /> : <NotFoundArea />}</OutsideShell>;
}
