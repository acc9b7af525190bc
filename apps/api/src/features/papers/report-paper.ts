import type { Language } from '@pramaan/contract/purposes.ts';
import { outcomeWord, sourceWord } from '@pramaan/documents/badge-words.ts';
import { cardTitle } from '@pramaan/documents/card.ts';
import { hindiTitle } from '@pramaan/documents/card-hindi.ts';
import {
  type Filled,
  filledOf,
  missingTitles,
  needingAttention,
  tallyOf,
} from '@pramaan/documents/report-facts.ts';
import { paperPlaces, type ReportName, reports } from '@pramaan/documents/reports.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import type { Leaf, Tree } from '@pramaan/documents/tree.ts';
import { indianMoment } from '../../pdf/branding.ts';
import { type Cover, type PaperCard, paperCard, type Tone } from '../../pdf/cards.ts';
import { listing } from '../../pdf/listing.ts';
import { paperWords } from '../../pdf/paper-words.ts';

/** What a paper says: the very cards of the screen, in their order. */
export interface PaperContent {
  title: string;
  cards: PaperCard[];
  cover?: Cover;
}

const isReport = (type: string): type is ReportName => type in reports;

/**
 * A report, the Aadhaar page or one card of a file; null when nothing of it was given.
 *
 * @param docs as the reader may see them: masked for all but the person
 */
export function reportPaper(type: string, docs: Tree, language: Language): PaperContent | null {
  const words = paperWords[language];
  const filled = filledOf(paperPlaces(type), docs).filter(({ waiting }) => !waiting);
  if (filled.length === 0) return null;
  const cards = filled.flatMap((place) => cardOf(place, language) ?? []);
  if (isReport(type))
    return { title: words[`report.${type}`], cards, cover: coverOf(type, docs, filled, language) };
  return { title: type === 'aadhaar' ? words.aadhaar : (cards[0]?.title ?? ''), cards };
}

const tones: Readonly<Partial<Record<ReturnType<typeof outcomeWord>, Tone>>> = {
  'doc.outcome.verified': 'good',
  'doc.outcome.mismatch': 'bad',
  'doc.outcome.not_found': 'bad',
  'doc.outcome.invalid_input': 'bad',
  'doc.outcome.needs_review': 'doubt',
};

function badgeOf({ status, source }: Leaf, language: Language): { tone: Tone; words: string } {
  const word = outcomeWord(status, source);
  return { tone: tones[word] ?? 'plain', words: paperWords[language][word] };
}

const sourceOf = ({ source, confidence }: Leaf, language: Language) =>
  paperWords[language][sourceWord(source, confidence)];

const whenOf = ({ verifiedAt }: Leaf) => {
  const at = new Date(verifiedAt);
  return Number.isNaN(at.valueOf()) ? '' : indianMoment(at);
};

function cardOf({ entry, slot, leaf }: Filled, language: Language): PaperCard | null {
  return paperCard(entry.method.card, leaf.data, {
    slot,
    language,
    badge: badgeOf(leaf, language),
    source: [sourceOf(leaf, language), leaf.provider, whenOf(leaf)].filter(Boolean).join(' · '),
    checks: leaf.checks ?? [],
  });
}

const titleOf = ({ entry, slot }: Filled, language: Language) =>
  language === 'hi' ? hindiTitle(entry.method.card, slot) : cardTitle(entry.method.card, slot);

const documentTitle = (title: string, language: Language) =>
  language === 'hi' ? (titlesHindi[title] ?? title) : title;

function coverOf(type: ReportName, docs: Tree, filled: readonly Filled[], language: Language): Cover {
  const words = paperWords[language];
  const counts = tallyOf(filled.map(({ leaf }) => leaf));
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
  const attention = needingAttention(docs).map(
    ({ title, status }) => `${documentTitle(title, language)} (${words[outcomeWord(status, '')]})`,
  );
  const missing =
    type === 'public' ? [] : missingTitles(type, docs).map((title) => documentTitle(title, language));
  const lines = [
    { heading: words['report.look'], text: attention.join(' · ') },
    { heading: words['report.missing'], text: missing.join(' · ') },
  ];
  return {
    verdict,
    lines: lines.filter(({ text }) => text !== ''),
    heading: words.inside,
    contents: listing(
      [
        { label: words.document, share: 38, right: false },
        { label: words.outcome, share: 18, right: false },
        { label: words.source, share: 26, right: false },
        { label: words.when, share: 20, right: false },
      ],
      filled.map((place) => [
        titleOf(place, language),
        badgeOf(place.leaf, language).words,
        sourceOf(place.leaf, language),
        whenOf(place.leaf),
      ]),
      8,
    ),
  };
}
