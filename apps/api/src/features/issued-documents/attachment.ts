import type { ShownBlock, ShownRow } from '@pramaan/documents/card.ts';
import type { Branding } from '../../pdf/branding.ts';
import type { Attached } from '../../pdf/engine.ts';
import type { IssuedDocumentContent } from './report-issued-document.ts';

/** `report.json` in the PDF: what the issued document shows and nothing else, for programs. Pictures are on the issued document alone. */
export function attachmentOf(
  kind: string,
  applicant: { name: string; reference: string },
  { title, cards }: IssuedDocumentContent,
  { lender, madeAt, check, language = 'en' }: Branding,
): Attached {
  const content = {
    kind,
    title,
    language,
    lender,
    applicant,
    madeAt: madeAt.toISOString(),
    verifyAt: check?.address ?? '',
    cards: cards.map(({ title: card, badge, source = '', checks = [], blocks }) => ({
      title: card,
      result: badge?.words ?? '',
      source,
      checks,
      blocks: blocks.map(blockOf),
    })),
  };
  return {
    name: 'report.json',
    mediaType: 'application/json',
    description: title,
    bytes: Buffer.from(JSON.stringify(content, null, 1)),
  };
}

const lines = (rows: readonly ShownRow[]) =>
  rows.filter(({ format }) => format !== 'image').map(({ label, text }) => ({ label, text }));

const blockOf = ({ heading = '', rows, repeats, tables }: ShownBlock) => ({
  heading,
  rows: lines(rows),
  repeats: repeats.map(lines),
  tables: tables.map(({ title, columns, rows: cells }) => ({
    title,
    columns: columns.map(({ label }) => label),
    rows: cells,
  })),
});
