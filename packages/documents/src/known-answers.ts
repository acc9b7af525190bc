import type { Fact } from './define.ts';
import type { Entry } from './entry.ts';
import type { Field } from './field.ts';
import { format, isoDay } from './format.ts';
import { readPath } from './paths.ts';
import { type SituationQuestion, situationForm } from './situation.ts';
import { type KnownProfile, pincodeIn, rankedRecords, statedBy } from './stated.ts';
import { statesOfPin } from './states.ts';
import type { RecordEntry, Tree } from './tree.ts';
import { typedAnswers } from './typed-answers.ts';

/*
 * Answers of a form that stand elsewhere already: in the profile, or in what another document says. Each comes with where it
 * stands, because the person is shown it and may change it.
 */

/**
 * What an answer is read from: the profile, a question of the start, a fact that documents state, or a path of one document's
 * records.
 */
type Place =
  | { profile: keyof KnownProfile }
  | { start: SituationQuestion }
  | { fact: Fact; as?: (stated: string) => string }
  | { document: string; path: string; as?: (stated: string) => string };

/** One answer and where it stands. */
interface KnownAnswer {
  value: string;
  from: 'profile' | 'start' | { document: string };
}

const profileOr = (profile: keyof KnownProfile, fact: Fact): readonly Place[] => [{ profile }, { fact }];
const name = profileOr('name', 'name');
const mobile = profileOr('mobileNo', 'mobile');
const email = profileOr('email', 'email');
const pan: readonly Place[] = [{ fact: 'pan' }];
const dob: readonly Place[] = [{ fact: 'dob', as: isoDay }];

/** "S/O Mohan Sample, " before an address: it says whose child one is, not where one lives. */
const careOf = /^[SDWC]\/?O\b[:.]?[^,]{0,80},\s*/i;
/** A house number: short, and with a digit. */
const house = /^(?=[^,]*\d)([^,]{1,40}),\s*/;

const plainAddress = (stated: string) => stated.replace(careOf, '');
const houseOf = (stated: string) => house.exec(plainAddress(stated))?.[1]?.trim() ?? '';
const streetOf = (stated: string) => plainAddress(stated).replace(house, '');

/** The State of the address's PIN code, of several the one that the address names; blank when that is not one. */
function stateOf(address: string): string {
  const possible = statesOfPin(pincodeIn(address));
  const named = possible.filter((name) => address.toLowerCase().includes(name.toLowerCase()));
  const [name, ...others] = possible.length === 1 ? possible : named;
  return name && others.length === 0 ? name : '';
}
const state: readonly Place[] = [{ fact: 'address', as: stateOf }];

/** The kind of company that its registered name ends in; blank when the name does not say. */
function companyTypeOf(company: string): string {
  if (/\b(?:private|pvt\.?)\s+(?:limited|ltd\.?)$/i.test(company)) return 'Private limited company';
  if (/\bLLP$/i.test(company)) return 'Partnership or LLP';
  return /\b(?:limited|ltd\.?)$/i.test(company) ? 'Public limited company' : '';
}

/** The employer's name, or what is made of it. */
const employer = (as?: (stated: string) => string): readonly Place[] =>
  (
    [
      ['form16', 'employer.name'],
      ['epf', 'estName'],
    ] as const
  ).map(([document, path]) => ({ document, path, ...(as ? { as } : {}) }));
const office = (as?: (stated: string) => string): readonly Place[] => [
  { document: 'form16', path: 'employer.address', ...(as ? { as } : {}) },
];

/** Already asked at the start; these forms ask the same question. */
const atStart = (question: SituationQuestion): readonly Place[] => [{ start: question }];
const credit = (path: string): readonly Place[] => [{ document: 'creditReport', path }];

/** By document and method: fields and where their answers may stand, the best place first. */
const places: Readonly<Record<string, Readonly<Record<string, readonly Place[]>>>> = {
  'aadhaar.kyc': { name },
  'dl.auth': { dob },
  'passport.verified': {
    passportNo: [{ document: 'passport', path: 'num' }],
    dob,
    name,
  },
  'basicDetails.input': {
    name,
    fatherName: [{ fact: 'fatherName' }],
    gender: [{ fact: 'gender', as: (stated) => format(stated, 'gender') }],
    mobileNo: mobile,
    email,
  },
  'residentDetails.input': {
    UnitNo: [{ fact: 'address', as: houseOf }],
    address: [{ fact: 'address', as: streetOf }],
    accType: atStart('home'),
  },
  'loanDetails.input': { loanAmt: credit('balance'), emi: credit('emi') },
  // The number is masked in a statement, and typed; the branch is printed.
  'bankAccount.auth': { ifsc: [{ document: 'bankStatement', path: 'account.ifsc' }] },
  'work.input': {
    empType: atStart('work'),
    company: employer(),
    companyType: employer(companyTypeOf),
    address: office(),
  },
  'work.short': {
    empselectedEmploymentType: atStart('work'),
    empcompanyName: employer(),
    empemail: email,
    empmobile: mobile,
    empcompanyPincode: office(pincodeIn),
    empaddress: office(),
  },
  'epf.uan': { mobile },
  'lpg.find': { input: mobile },
  // Of another year's certificate neither its number nor its amount is known.
  'form16.auth': { tan: [{ document: 'form16', path: 'employer.tan' }], pan },
  'itr.auth': { pan },
  // Most businesses are where their owner lives.
  'gst.authIdentity': { pan, state },
  'shopsEstablishment.auth': { state },
  'fda.auth': { state },
  'ptr.auth': { state },
  'icsi.auth': { memberName: name },
};

/** What a record says at a place; blank when it is no record of that place. */
function statedAt(
  { entry, record }: RecordEntry,
  place: Exclude<Place, { profile: string } | { start: string }>,
): string {
  const stated =
    'fact' in place
      ? statedBy({ entry, record } as RecordEntry, place.fact)
      : entry.document.id === place.document
        ? format(readPath(record.data, place.path), 'text')
        : '';
  return place.as && stated ? place.as(stated) : stated;
}

/** The answer as the form would store it; blank when the form would refuse it. */
function fitting(field: Field, value: string): string {
  return value === '' ? '' : (field.check(value).value ?? '');
}

/**
 * The answers of one form that are known already, by field, each as the form takes it.
 *
 * @param form the document and method that are asked; what the method's record says itself is no answer of another
 * @param docs what was submitted
 * @param draft with the answers of the start
 */
export function knownAnswers(
  { document: { id }, key, method: { capture } }: Entry,
  docs: Tree,
  profile: KnownProfile = {},
  draft: Readonly<Record<string, unknown>> = {},
): Record<string, KnownAnswer> {
  const asked = places[`${id}.${key}`];
  if (!asked) return {};
  const said = typedAnswers(draft, situationForm);
  const records = rankedRecords(docs).filter(({ entry }) => entry.document.id !== id || entry.key !== key);
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, each]): [string, KnownAnswer][] => {
      const field = capture[name];
      if (!field || field.secret) return [];
      for (const place of each) {
        if ('profile' in place || 'start' in place) {
          const own = 'profile' in place ? profile[place.profile] : said[place.start];
          const value = fitting(field, own ?? '');
          if (value) return [[name, { value, from: 'profile' in place ? 'profile' : 'start' }]];
          continue;
        }
        for (const record of records) {
          const value = fitting(field, statedAt(record, place));
          if (value) return [[name, { value, from: { document: record.entry.document.id } }]];
        }
      }
      return [];
    }),
  );
}
