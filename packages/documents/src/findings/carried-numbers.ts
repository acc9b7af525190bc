import { factOf } from '../facts.ts';
import { panInGstin } from '../identifiers/gstin.ts';
import { addressOf } from '../judgement/address.ts';
import { personsPan } from '../judgement/anchor.ts';
import { judgementOf } from '../judgement/rules.ts';
import { bareMark } from '../judgement/texts.ts';
import { masked } from '../masked.ts';
import { matchNames } from '../matching.ts';
import { gstState, stateNames, statesOfPin } from '../states.ts';
import { byAuthority, type CaseRecord, isAnswered, isBelieved } from './case-records.ts';
import { figuresOf, textOf } from './figures.ts';
import type { Finding, FindingInput } from './finding.ts';

/*
 * Numbers that carry another number or a place: what they carry has to agree with what stands beside them.
 */

/** The applicant's own PAN, of the strongest record that states one. */
function ownPan(records: readonly CaseRecord[]): { pan: string; one: CaseRecord } | null {
  const stated = records
    .filter((one) => isBelieved(one) && judgementOf(one.entry.method).identity.facts.includes('pan'))
    .map((one) => ({ one, pan: bareMark(factOf(one.entry.method, one.record.data, 'pan')) }))
    .filter(({ pan }) => personsPan.test(pan));
  return stated.sort((a, b) => byAuthority(a.one, b.one))[0] ?? null;
}

/** A GSTIN of a proprietor carries the proprietor's PAN. One of a firm or company carries that of the firm. */
export function foreignRegistrations(records: readonly CaseRecord[]): Finding[] {
  const own = ownPan(records);
  if (!own) return [];
  return records.filter(isAnswered).flatMap((one) =>
    figuresOf(one).flatMap(({ gstin }): Finding[] => {
      const carried = panInGstin(bareMark(textOf(one, gstin))) ?? '';
      if (!personsPan.test(carried) || carried === own.pan) return [];
      return [
        {
          ...{ kind: 'identity', severity: 'high', key: `identity.gstin:${one.place}`, resolves: 'correct' },
          records: [own.one.place, one.place],
          evidence: {
            code: 'gstin_other_pan',
            values: {
              title: one.title,
              carried: masked(carried),
              other: own.one.title,
              pan: masked(own.pan),
            },
          },
        },
      ];
    }),
  );
}

/** The State that an address names last; null when it names none. */
function stateIn(address: string): string | null {
  const text = address.toLowerCase();
  const named = stateNames
    .map((name) => ({ name, at: text.lastIndexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0);
  return named.sort((one, other) => other.at - one.at)[0]?.name ?? null;
}

/** The PIN code that an address ends with, `560071` or `560 071`; blank when it has none. */
const pinIn = (address: string): string =>
  (address.match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)?.at(-1) ?? '').replace(' ', '');

/** An address whose PIN code is of another State than the one it names, or a GSTIN of another State than its address. */
export function misplacedAddresses(records: readonly CaseRecord[]): Finding[] {
  return records.filter(isAnswered).flatMap((one): Finding[] => {
    const address = addressOf({ method: one.entry.method, data: one.record.data });
    const [state, pin] = [stateIn(address), pinIn(address)];
    const ofPin = statesOfPin(pin);
    const base = { kind: 'identity', severity: 'low', records: [one.place], resolves: 'explain' } as const;
    if (state && ofPin.length > 0 && !ofPin.includes(state))
      return [
        {
          ...base,
          key: `identity.pin:${one.place}`,
          evidence: {
            code: 'pin_other_state',
            values: { title: one.title, state, pin, ofPin: ofPin.join(' / ') },
          },
        },
      ];
    return figuresOf(one).flatMap(({ gstin }): Finding[] => {
      const registered = gstState(textOf(one, gstin).slice(0, 2));
      const known = registered !== null && stateNames.includes(registered);
      if (!known || !state || registered === state) return [];
      return [
        {
          ...base,
          key: `identity.gst-state:${one.place}`,
          evidence: { code: 'gstin_other_state', values: { title: one.title, registered, state } },
        },
      ];
    });
  });
}

/** One employer's TAN under two names. */
export function employersOfTwoNames(records: readonly CaseRecord[]): Finding[] {
  const stated = records.filter(isBelieved).flatMap((one) =>
    figuresOf(one).map(({ payer, payerName }) => ({
      one,
      tan: bareMark(textOf(one, payer)),
      name: textOf(one, payerName),
    })),
  );
  const known = stated.filter(({ tan, name }) => tan !== '' && name !== '');
  return known.flatMap((first, at) =>
    known.slice(at + 1).flatMap((second): Finding[] => {
      if (first.tan !== second.tan || matchNames(first.name, second.name).match) return [];
      return [
        {
          ...{ kind: 'identity', severity: 'medium', resolves: 'correct' },
          key: `identity.tan:${second.one.place}`,
          records: [first.one.place, second.one.place],
          evidence: {
            code: 'tan_two_names',
            values: {
              ...{ tan: first.tan, one: first.one.title, oneName: first.name },
              ...{ other: second.one.title, otherName: second.name },
            },
          },
        },
      ];
    }),
  );
}

/** An IFSC that no branch of its bank has. */
export const unknownBranches = (
  records: readonly CaseRecord[],
  isBranch: FindingInput['isBranch'],
): Finding[] =>
  records.filter(isAnswered).flatMap((one) =>
    figuresOf(one)
      .map(({ ifsc }) => textOf(one, ifsc).toUpperCase())
      .filter((ifsc) => isBranch(ifsc) === false)
      .map((ifsc) => ({
        ...{ kind: 'validity', severity: 'medium', key: `validity.ifsc:${one.place}`, resolves: 'correct' },
        records: [one.place],
        evidence: { code: 'no_branch', values: { title: one.title, ifsc } },
      })),
  );
