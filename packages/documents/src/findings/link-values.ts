import { factOf } from '../facts.ts';
import { addressOf } from '../judgement/address.ts';
import { personsPan } from '../judgement/anchor.ts';
import { readPath } from '../paths.ts';
import type { Tree } from '../tree.ts';
import { type CaseRecord, caseRecords, isAnswered } from './case-records.ts';
import { figuresOf, textOf } from './figures.ts';
import type { CaseFileHash, Linked } from './finding.ts';

/** Something that two applications can share, made alike: it is hashed with a key before it is stored. */
interface LinkValue {
  what: Linked['what'];
  value: string;
}

const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
/** A shorter address is a town: many live there. */
const shortestAddress = 20;

/** A number of the paper itself. Shorter ones come again by chance; of a masked one the end alone is known. */
const shortestNumber = 6;

function papersIn(one: CaseRecord): LinkValue[] {
  const { document } = one.entry;
  return figuresOf(one).map(({ number }) => {
    const text = textOf(one, number);
    const mark = plain(text);
    const whole = mark.length >= shortestNumber && !/X{4}|\*/i.test(text);
    return { what: 'paper', value: whole ? `${document.id} ${mark}` : '' };
  });
}

function employerPhones(one: CaseRecord): LinkValue[] {
  return figuresOf(one).map(({ employerPhone }) => {
    const digits = textOf(one, employerPhone).replace(/\D/g, '');
    return { what: 'employer-phone', value: digits.length < 8 ? '' : digits.slice(-10) };
  });
}

const mobileIn = (text: string) => text.replace(/\D/g, '').slice(-10);

function ofAccount({ record }: CaseRecord): string {
  const [bank, number, name] = ['bank', 'number', 'name'].map((member) =>
    readPath(record.data, `account.${member}`),
  );
  const digits = plain(String(number ?? ''));
  // Of a masked number the end alone is known: with the holder's name it is still one account.
  return /\d{4}$/.test(digits) ? plain(`${bank} ${digits.slice(-4)} ${name}`) : '';
}

function ofRecord(one: CaseRecord): LinkValue[] {
  const { method } = one.entry;
  const { data } = one.record;
  const pan = plain(factOf(method, data, 'pan'));
  const address = plain(addressOf({ method, data }));
  const mobile = mobileIn(factOf(method, data, 'mobile'));
  return [
    { what: 'pan', value: personsPan.test(pan) ? pan : '' },
    { what: 'address', value: address.length < shortestAddress ? '' : address },
    { what: 'mobile', value: /^[6-9]\d{9}$/.test(mobile) ? mobile : '' },
    { what: 'account', value: figuresOf(one).some(({ rows }) => rows) ? ofAccount(one) : '' },
    ...papersIn(one),
    ...employerPhones(one),
  ];
}

/** What of a case can be found in another: each value once. A record that turned out to be another person's links most of all. */
export function linkValues(
  docs: Tree,
  profile: { mobileNo: string },
  files: readonly CaseFileHash[],
): LinkValue[] {
  const all: LinkValue[] = [
    { what: 'mobile', value: mobileIn(profile.mobileNo) },
    ...caseRecords(docs).filter(isAnswered).flatMap(ofRecord),
    ...files.map(({ hash }): LinkValue => ({ what: 'file', value: hash })),
  ];
  return [
    ...new Map(
      all.filter(({ value }) => value !== '').map((one) => [`${one.what} ${one.value}`, one]),
    ).values(),
  ];
}
