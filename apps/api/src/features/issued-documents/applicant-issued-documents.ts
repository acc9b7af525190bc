import { ApiError } from '@pramaan/contract/errors.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { openWeight, weightOf } from '@pramaan/documents/findings/finding.ts';
import { evidenceSentence } from '@pramaan/documents/findings/sentences.ts';
import { caseFileReader, readEnvelope } from '../../case-file/case-file.ts';
import { readDraft } from '../../case-file/draft.ts';
import { readFindings } from '../../case-file/findings.ts';
import { type Branding, momentIn } from '../../pdf/branding.ts';
import { cardsOrder } from '../../pdf/cards.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { attachmentOf } from './attachment.ts';
import { type IssuedDocumentContent, reportIssuedDocument } from './report-issued-document.ts';
import { summaryIssuedDocument } from './summary-issued-document.ts';

export interface Asked {
  lender: string;
  applicant: string;
  /** One of `pdfTypes`. */
  type: string;
  language: CompleteLanguage;
  actor: Actor;
}

export type ApplicantIssuedDocuments = (asked: Asked) => Promise<Uint8Array>;

/**
 * A report or card of one applicant as a signed PDF. An issued document travels: account numbers and the like are masked on it,
 * whoever asks. Throws NO_DATA_FOUND when nothing of it was given.
 */
export function applicantIssuedDocuments(
  db: Database,
  hashes: Vault,
  issue: IssueIssuedDocument,
): ApplicantIssuedDocuments {
  const readCaseFile = caseFileReader(db);

  return async ({ lender, applicant, type, language, actor }) => {
    const vault = await hashes.of(lender, db);
    const bytes = await readCaseFile(vault, { lender, applicant, view: 'masked', actor });
    if (!bytes) throw new ApiError('NO_SUCH_APPLICANT');
    const { profile, docs } = readEnvelope(bytes);
    const content =
      type === 'summary'
        ? summaryIssuedDocument(
            (await db.tenant(lender, (trx) => readDraft(trx, vault, applicant))).draft,
            docs,
            language,
          )
        : reportIssuedDocument(
            type,
            docs,
            language,
            await openFindings({ db, vault, lender, applicant, actor }),
          );
    if (!content) throw new ApiError('NO_DATA_FOUND');
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

/** What the lender's own people read of the case beside its records; nobody else's copy has it. */
async function openFindings({
  db,
  vault,
  lender,
  applicant,
  actor,
}: Pick<Asked, 'lender' | 'applicant' | 'actor'> & { db: Database; vault: LenderVault }): Promise<string[]> {
  if (actor.kind !== 'staff') return [];
  const findings = await db.tenant(lender, (trx) => readFindings(trx, vault, applicant));
  return findings
    .filter(({ state, severity }) => state === 'open' && weightOf(severity) >= openWeight)
    .map(({ evidence }) => evidenceSentence(evidence));
}

function orderOf(
  type: string,
  person: { name: string; reference: string },
  content: IssuedDocumentContent,
  branding: Branding,
) {
  const words = issuedDocumentWords[branding.language ?? 'en'];
  const facts = [
    [words.applicant, person.name],
    [words.reference, person.reference],
    [words.lender, branding.lender],
    [words.madeOn, `${momentIn(branding.language ?? 'en', branding.madeAt)} IST`],
  ] as const;
  return cardsOrder(content.title, content.cards, branding, {
    facts: facts.filter(([, value]) => value !== ''),
    ...(content.cover ? { cover: content.cover } : {}),
    attached: attachmentOf(type, person, content, branding),
  });
}
