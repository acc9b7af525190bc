import type { ConsentTerms } from '../consents.ts';
import { type Members, partOf, textOf } from './envelope.ts';
import { RebitError } from './errors.ts';

const modes = ['VIEW', 'STORE', 'QUERY', 'STREAM'];
const fetches = ['ONETIME', 'PERIODIC'];
const parts = ['PROFILE', 'SUMMARY', 'TRANSACTIONS'];
const lives = ['MONTH', 'YEAR', 'DAY', 'INF'];
const beats = ['HOUR', 'DAY', 'MONTH', 'YEAR', 'INF'];

const refuse = (message: string) => new RebitError('InvalidRequest', message);

function oneOf(detail: Members, name: string, allowed: readonly string[]): string {
  const value = textOf(detail, name);
  if (!allowed.includes(value)) throw refuse(`${name} must be one of ${allowed.join(', ')}.`);
  return value;
}

function momentOf(detail: Members, name: string): string {
  const value = textOf(detail, name);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value) || Number.isNaN(Date.parse(value)))
    throw refuse(`${name} is no moment.`);
  return value;
}

function listOf(detail: Members, name: string, allowed: readonly string[] | null): string[] {
  const value = detail[name];
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  if (texts.length === 0 || (allowed && texts.some((one) => !allowed.includes(one))))
    throw refuse(`${name} is not a list of what it may hold.`);
  return texts;
}

function amountOf(detail: Members, name: string, units: readonly string[]): { unit: string; value: number } {
  const part = partOf(detail, name);
  const { value } = part;
  if (typeof value !== 'number' || value < 0) throw refuse(`${name}.value is no number.`);
  return { unit: oneOf(part, 'unit', units), value };
}

/** From earlier to later. */
export function rangeOf(members: Members, name: string): { from: string; to: string } {
  const part = partOf(members, name);
  const range = { from: momentOf(part, 'from'), to: momentOf(part, 'to') };
  if (Date.parse(range.from) >= Date.parse(range.to)) throw refuse(`${name} ends before it begins.`);
  return range;
}

/** The ConsentDetail of a request, checked as ReBIT's specification lists it; throws RebitError. */
export function readTerms(detail: Members): ConsentTerms {
  const purpose = partOf(detail, 'Purpose');
  const code = textOf(purpose, 'code');
  if (!/^10[1-5]$/.test(code))
    throw new RebitError('InvalidConsentPurpose', 'The purpose must be 101 to 105.');
  const fetchType = oneOf(detail, 'fetchType', fetches);
  const category = purpose.Category as { type?: unknown } | undefined;
  return {
    consentStart: momentOf(detail, 'consentStart'),
    consentExpiry: momentOf(detail, 'consentExpiry'),
    consentMode: oneOf(detail, 'consentMode', modes),
    fetchType,
    consentTypes: listOf(detail, 'consentTypes', parts),
    fiTypes: listOf(detail, 'fiTypes', null),
    Purpose: {
      code,
      refUri: String(purpose.refUri ?? ''),
      text: String(purpose.text ?? ''),
      Category: { type: String(category?.type ?? '') },
    },
    FIDataRange: rangeOf(detail, 'FIDataRange'),
    DataLife: amountOf(detail, 'DataLife', lives),
    Frequency: amountOf(detail, 'Frequency', beats),
  };
}
