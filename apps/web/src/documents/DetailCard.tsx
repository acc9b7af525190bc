import { type Card, cardTitle, visibleBlocks } from '@pramaan/documents/card.ts';
import { type Format, format, isoDay } from '@pramaan/documents/format.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { m } from '@pramaan/messages';
import { useId } from 'react';
import { formatDay } from '../lib/format.ts';
import { pageLanguage } from '../lib/language.ts';
import { onDemand } from '../lib/on-demand.tsx';
import { read as stored } from '../lib/storage.ts';
import { CardBlock } from './CardBlock.tsx';
import { CardImage } from './CardImage.tsx';
import type { ReadValue } from './CardTable.tsx';
import { choiceWords } from './controls/choice-words.ts';
import classes from './DetailCard.module.css';
import { type Proof, Provenance } from './Provenance.tsx';
import { SourceBadge } from './SourceBadge.tsx';

interface Props {
  card: Card;
  data: unknown;
  instance?: number;
  /** How the record was proved; without it the card shows the record alone. */
  proof?: Proof;
  /** The card's place in the page, for links to it. */
  anchor?: string;
  /** Its place in the reports (`itr.ocr.2`), by which its PDF can be had. */
  place?: string;
}

/** Few cards have a text of ours: how it reads in another language is fetched with the first. */
const OwnText = onDemand(() => import('./OwnText.tsx'), 'OwnText');

/** Pages in Hindi have no translation: it is into English (C §7). */
const Translate =
  import.meta.env.VITE_LOCALE === 'hi'
    ? null
    : onDemand<'Translate', { text: string }>(() => import('../ui/Translate.tsx'), 'Translate');
/** The letters of Arabic and of India's scripts. */
const inOtherLetters = /[\u0600-\u06ff\u0900-\u0dff]/;

/** What a source or a person wrote, as it is; beside what a reader of English cannot read stands "Translate". */
const asWritten = (text: string) =>
  // Who follows a link to a shared report has no session to ask with.
  Translate && pageLanguage() === 'en' && inOtherLetters.test(text) && stored('token') ? (
    <Translate text={text} />
  ) : (
    text
  );

const isDay = (as: Format) => (as === 'date' || as === 'monthFirstDate') && pageLanguage() !== 'en';

/** Days of a card as the page writes days. */
const inPagesWords = (text: string) =>
  text
    .replace(/\b\d{1,2} [A-Z][a-z]{2} \d{4}\b/g, (day) => formatDay(isoDay(day), pageLanguage()))
    .replace(' to ', ' – ');

/** A registry's own words stay as it spelled them; its days and codes are ours to say. */
const registryValue: ReadValue = ({ format: as, text }) => {
  if (isDay(as)) return inPagesWords(text);
  if (as === 'ours' && pageLanguage() !== 'en') return <OwnText english={text} />;
  return as === 'gender' || as === 'yesNo' ? choiceWords(text) : asWritten(text);
};
/** What the person chose of a list; of a statement in the draft, our own words for its rows too. */
const declaredValue: ReadValue = ({ format: as, text }) => {
  if (isDay(as)) return inPagesWords(text);
  return as === 'ours' && pageLanguage() !== 'en' ? <OwnText english={text} /> : asWritten(choiceWords(text));
};

/** A record of which only the lender sees more than that its name is not the applicant's. */
const isWithheld = (proof: Proof | undefined): boolean =>
  proof?.checks?.some(({ name, verdict }) => name === 'Name' && verdict !== 'passed') ?? false;

/** One verified record as labelled lines, exactly as its definition says. Nothing when there is no data. */
export function DetailCard({ card, data, instance, proof, anchor, place }: Props) {
  const titleId = useId();
  const read = proof && proof.source !== 'self-declared' ? registryValue : declaredValue;
  const blocks = visibleBlocks(card, data);
  const withheld = blocks.length === 0 && isWithheld(proof);
  if (blocks.length === 0 && !withheld) return null;
  const portrait = card.photo ? format(readPath(data, card.photo), 'text') : '';
  return (
    <article className={classes.card} aria-labelledby={titleId} id={anchor}>
      <header className={classes.header}>
        <h2 className={classes.title} id={titleId}>
          {cardTitle(card, instance)}
        </h2>
        {proof ? (
          <SourceBadge source={proof.source} status={proof.status} confidence={proof.confidence} />
        ) : null}
      </header>
      {portrait ? (
        <div className={classes.portrait}>
          <CardImage value={portrait} card={cardTitle(card, instance)} label={m.doc_portrait()} />
        </div>
      ) : null}
      {withheld ? <p className={classes.withheld}>{m.doc_withheld()}</p> : null}
      {blocks.map((block, index) => (
        // A card's blocks never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own
        <CardBlock key={index} block={block} card={cardTitle(card, instance)} read={read} />
      ))}
      {proof ? (
        <Provenance
          proof={proof}
          {...(place ? { issuedDocument: { place, title: cardTitle(card, instance) } } : {})}
        />
      ) : null}
    </article>
  );
}
