import { factOf } from '../facts.ts';
import { isoDay } from '../format.ts';
import { definedRecords } from '../records.ts';
import { strengthOf } from '../source-strength.ts';
import { type StoredRecord, type Tree, wholePlace } from '../tree.ts';

/** Facts by which a person is recognised. */
const anchorFacts = ['name', 'fatherName', 'dob', 'pan', 'address'] as const;
export type AnchorFact = (typeof anchorFacts)[number];

/** What one record says of a fact, and how much its word counts. */
export interface AnchorValue {
  value: string;
  /** Place of the record, `pan.auth.1`, and its title. */
  place: string;
  title: string;
  strength: number;
}

/**
 * Who an application is about, by the records that were found to be the person's. Strongest first; the name that the
 * application itself states stands apart, for each record has to agree with it as well.
 */
export interface Anchor {
  name: string;
  facts: Readonly<Record<AnchorFact, readonly AnchorValue[]>>;
}

/** Of what a person declares, the address alone: the name of the application is in the profile. */
const statesFact = (record: StoredRecord, fact: AnchorFact): boolean =>
  record.anchor === true || (fact === 'address' && record.source === 'self-declared');

/** A PAN whose fourth letter is P is a person's; others are of firms, trusts and the like. */
export const personsPan = /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/i;

const known = (fact: AnchorFact, value: string): boolean =>
  fact === 'dob' ? isoDay(value) !== '' : fact === 'pan' ? personsPan.test(value) : value !== '';

/** The identity anchor of a case file. Records of equal strength stand in card order: giving one again changes nothing. */
export function anchorOf(docs: Tree, profile: { name: string }): Anchor {
  const records = definedRecords(docs)
    .map(({ entry, instance, record }) => ({
      entry,
      record,
      place: wholePlace({ entry, instance }),
    }))
    .sort((a, b) => strengthOf(b.record.source) - strengthOf(a.record.source));
  const valuesOf = (fact: AnchorFact): AnchorValue[] =>
    records.flatMap(({ entry, record, place }) => {
      const value = statesFact(record, fact) ? factOf(entry.method, record.data, fact).trim() : '';
      return known(fact, value)
        ? [{ value, place, title: entry.document.title, strength: strengthOf(record.source) }]
        : [];
    });
  return {
    name: profile.name.trim(),
    facts: Object.fromEntries(
      anchorFacts.map((fact) => [fact, valuesOf(fact)]),
    ) as unknown as Anchor['facts'],
  };
}

/** What a record at `place` is compared with: the strongest other record that states the fact. */
export const anchoredFact = (anchor: Anchor, fact: AnchorFact, place: string): AnchorValue | undefined =>
  anchor.facts[fact].find((one) => one.place !== place);
