import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { sourceWord, verdictLabel } from '@pramaan/documents/badge-words.ts';
import { cardTitle } from '@pramaan/documents/card.ts';
import { hindiTitle } from '@pramaan/documents/card-hindi.ts';
import {
  type Filled,
  filledOf,
  missingTitles,
  type Named,
  reportSummary,
} from '@pramaan/documents/report-facts.ts';
import { documentRefs, type ReportName, reports } from '@pramaan/documents/reports.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import type { StoredRecord, Tree } from '@pramaan/documents/tree.ts';
import { momentIn } from '../../pdf/branding.ts';
import { type Cover, type IssuedDocumentCard, issuedDocumentCard, type Tone } from '../../pdf/cards.ts';
import { issuedDocumentWords } from '../../pdf/issued-document-words.ts';
import { listing } from '../../pdf/listing.ts';

/** What an issued document says: the very cards of the screen, in their order. */
export interface IssuedDocumentContent {
  title: string;
  cards: IssuedDocumentCard[];
  cover?: Cover;
}

const isReport = (type: string): type is ReportName => type in reports;

/**
 * A report, the Aadhaar page or one card of a file; null when nothing of it was given.
 *
 * @param docs as the reader may see them: masked for all but the person
 * @param findings sentences of open findings, for the lender's people alone; the report to share has none
 */
export function reportIssuedDocument(
  type: string,
  docs: Tree,
  language: CompleteLanguage,
  findings: readonly string[] = [],
): IssuedDocumentContent | null {
  const words = issuedDocumentWords[language];
  const filled = filledOf(documentRefs(type), docs).filter(({ waiting }) => !waiting);
  if (filled.length === 0) return null;
  const cards = filled.flatMap((place) => cardOf(place, language) ?? []);
  if (isReport(type))
    return {
      title: words[`report.${type}`],
      cards,
      cover: coverOf(type, docs, filled, language, type === 'public' ? [] : findings),
    };
  return { title: type === 'aadhaar' ? words.aadhaar : (cards[0]?.title ?? ''), cards };
}

const tones: Readonly<Partial<Record<ReturnType<typeof verdictLabel>, Tone>>> = {
  'doc.outcome.verified': 'good',
  'doc.outcome.mismatch': 'bad',
  'doc.outcome.invalid': 'bad',
  'doc.outcome.expired': 'bad',
  'doc.outcome.unmatched': 'doubt',
  'doc.outcome.not_found': 'bad',
  'doc.outcome.invalid_input': 'bad',
  'doc.outcome.needs_review': 'doubt',
};

function badgeOf(
  { status, source, confidence }: StoredRecord,
  language: CompleteLanguage,
): { tone: Tone; words: string } {
  const word = verdictLabel(status, source, confidence);
  return { tone: tones[word] ?? 'plain', words: issuedDocumentWords[language][word] };
}

const sourceOf = ({ source, confidence }: StoredRecord, language: CompleteLanguage) =>
  issuedDocumentWords[language][sourceWord(source, confidence)];

const whenOf = ({ verifiedAt }: StoredRecord, language: CompleteLanguage) => {
  const at = new Date(verifiedAt);
  return Number.isNaN(at.valueOf()) ? '' : momentIn(language, at);
};

/** What a card says of its record beside the data: verdict, source and checks. */
export const vouchedFor = (record: StoredRecord, language: CompleteLanguage) => ({
  badge: badgeOf(record, language),
  source: [sourceOf(record, language), record.provider, whenOf(record, language)].filter(Boolean).join(' · '),
  checks: record.checks ?? [],
});

function cardOf({ entry, instance, record }: Filled, language: CompleteLanguage): IssuedDocumentCard | null {
  return issuedDocumentCard(entry.method.card, record.data, {
    instance,
    language,
    ...vouchedFor(record, language),
  });
}

const titleOf = ({ entry, instance }: Pick<Filled, 'entry' | 'instance'>, language: CompleteLanguage) =>
  language === 'hi' ? hindiTitle(entry.method.card, instance) : cardTitle(entry.method.card, instance);

const documentTitle = (title: string, language: CompleteLanguage) =>
  language === 'hi' ? (titlesHindi[title] ?? title) : title;

function coverOf(
  type: ReportName,
  docs: Tree,
  filled: readonly Filled[],
  language: CompleteLanguage,
  findings: readonly string[],
): Cover {
  const words = issuedDocumentWords[language];
  const { counts, attention, leftOut } = reportSummary(type, docs);
  const verdict = (
    [
      ['good', 'report.verified', counts.verified],
      ['doubt', 'report.attention', counts.attention],
      ['plain', 'report.checking', counts.checking],
      ['plain', 'report.other', counts.noted],
    ] as const
  )
    .filter(([, , count]) => count > 0)
    .map(([tone, key, count]) => ({ tone, words: words[key].replace('{count}', String(count)) }));
  const withVerdict = (title: string, { status }: Named) => `${title} (${words[verdictLabel(status, '')]})`;
  const look = attention.map((one) => withVerdict(documentTitle(one.title, language), one));
  const outside = leftOut.map((one) => {
    const title = titleOf(one, language);
    return one.attention ? withVerdict(title, one) : title;
  });
  const missing =
    type === 'public' ? [] : missingTitles(type, docs).map((title) => documentTitle(title, language));
  const lines = [
    { heading: words.findings, text: findings.join(' ') },
    { heading: words['report.look'], text: look.join(' · ') },
    { heading: words['report.missing'], text: missing.join(' · ') },
    { heading: words['report.leftOut'], text: outside.join(' · ') },
    { heading: '', text: type === 'public' ? words['report.only'] : '' },
  ];
  return {
    verdict,
    lines: lines.filter(({ text }) => text !== ''),
    heading: words.inside,
    contents: listing(
      [
        { label: words.document, share: 38, right: false },
        { label: words.verdict, share: 18, right: false },
        { label: words.source, share: 26, right: false },
        { label: words.when, share: 20, right: false },
      ],
      filled.map((place) => [
        titleOf(place, language),
        badgeOf(place.record, language).words,
        sourceOf(place.record, language),
        whenOf(place.record, language),
      ]),
      8,
    ),
  };
}
