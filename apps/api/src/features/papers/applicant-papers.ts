import { Refusal } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/purposes.ts';
import { dossierReader, readEnvelope } from '../../dossier/dossier.ts';
import { readDraft } from '../../dossier/draft.ts';
import { type Branding, indianMoment } from '../../pdf/branding.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import type { IssuePaper } from '../../pdf/issue-paper.ts';
import { paperWords } from '../../pdf/paper-words.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import { attachmentOf } from './attachment.ts';
import { type PaperContent, reportPaper } from './report-paper.ts';
import { summaryPaper } from './summary-paper.ts';

export interface Asked {
  lender: string;
  applicant: string;
  /** One of `paperTypes`. */
  type: string;
  language: Language;
  actor: Actor;
}

export type ApplicantPapers = (asked: Asked) => Promise<Uint8Array>;

/**
 * A report or card of one applicant as a signed PDF. A paper travels: account numbers and the like are masked on it,
 * whoever asks. Throws NO_DATA_FOUND when nothing of it was given.
 */
export function applicantPapers(db: Database, hashes: Vault, issue: IssuePaper): ApplicantPapers {
  const readDossier = dossierReader(db);

  return async ({ lender, applicant, type, language, actor }) => {
    const vault = await hashes.of(lender, db);
    const bytes = await readDossier(vault, { lender, applicant, view: 'masked', actor });
    if (!bytes) throw new Refusal('NO_SUCH_APPLICANT');
    const { profile, docs } = readEnvelope(bytes);
    const content =
      type === 'summary'
        ? summaryPaper((await db.tenant(lender, (trx) => readDraft(trx, vault, applicant))).draft, language)
        : reportPaper(type, docs, language);
    if (!content) throw new Refusal('NO_DATA_FOUND');
    const person = { name: profile.name, reference: profile.reference };
    return issue({
      lender,
      applicant,
      actor,
      kind: type,
      language,
      order: (branding) => orderOf(type, person, content, branding),
    });
  };
}

function orderOf(
  type: string,
  person: { name: string; reference: string },
  content: PaperContent,
  branding: Branding,
) {
  const words = paperWords[branding.language ?? 'en'];
  const facts = [
    [words.applicant, person.name],
    [words.reference, person.reference],
    [words.lender, branding.lender],
    [words.madeOn, `${indianMoment(branding.madeAt)} IST`],
  ] as const;
  return cardsOrder(content.title, content.cards, branding, {
    facts: facts.filter(([, value]) => value !== ''),
    ...(content.cover ? { cover: content.cover } : {}),
    attached: attachmentOf(type, person, content, branding),
  });
}
