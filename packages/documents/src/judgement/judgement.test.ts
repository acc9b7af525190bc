import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleCapture } from '../../fixtures/fixture.ts';
import { loadFixtures } from '../../fixtures/load.ts';
import { people } from '../../fixtures/people.ts';
import { additionOf } from '../additions.ts';
import { method, record, words } from '../define.ts';
import { factOf } from '../facts.ts';
import { readPath, writePath } from '../paths.ts';
import { type Entry, entries } from '../registry.ts';
import type { Verdict } from '../tree.ts';
import type { Anchor, AnchorFact, AnchorValue } from './anchor.ts';
import { expectedVerdicts } from './expected-verdicts.ts';
import { type Judged, judge } from './judge.ts';
import { type DayStyle, judgementOf, type NegativeRule } from './rules.ts';
import { dayIn, says } from './texts.ts';

/*
 * A table of every method: what each kind of answer comes to, made from the declarations and asserted of the judge. The
 * answers are the fixtures, which are the vendor's real shapes in the product's names.
 */

const [asha, ravi = asha] = people;
const fixtures = await loadFixtures();
const day = '2026-11-23';
const past = '2020-03-31';
const nowhere = 'elsewhere.auth.1';

const anchored = (person: typeof asha): Anchor => {
  const of = (value: string): AnchorValue[] => [{ value, place: nowhere, title: 'Aadhaar', strength: 5 }];
  const facts: Record<AnchorFact, AnchorValue[]> = {
    name: of(person.name),
    fatherName: of(person.fatherName),
    dob: of(person.dob),
    pan: of(person.pan),
    address: of(`${person.address.house}, ${person.address.street}, ${person.address.city}`),
  };
  return { name: person.name, facts };
};
const nobody: Anchor = { name: '', facts: { name: [], fatherName: [], dob: [], pan: [], address: [] } };

type Bag = Record<string, unknown>;

function answerOf({ document, key, method: of }: Entry): { data: Bag; asked: Bag } {
  const asked = exampleCapture(of.capture);
  const made = of.result.parse(fixtures[document.id]?.[key]?.(asha, asked) ?? {}) as Bag;
  return { data: JSON.parse(JSON.stringify(additionOf(of)?.add(made) ?? made)), asked };
}

const ref = ({ document, key }: Entry) => `${document.id}.${key}`;
function judged(entry: Entry, data: Bag, asked: Bag, anchor = anchored(asha)): Judged {
  const { source } = entry.method;
  const trusted = source === 'locker' ? 'issuer-signed' : source;
  const place = `${ref(entry)}.1`;
  return judge(entry, { data, asked, source: trusted, basis: 'sound', evidence: [], place }, anchor, day);
}

/** The record with another text at a path. */
function changed(data: Bag, path: string, value: string): Bag {
  const copy = structuredClone(data);
  writePath(copy, path, value);
  return copy;
}

const written: Readonly<Record<DayStyle, string>> = {
  'DD-MM-YYYY': '31-03-2020',
  'DD-Mon-YYYY': '31-Mar-2020',
  'YYYY-MM-DD': past,
  words: 'Retail licence, valid to 31/03/2020',
};

const noOf = ({ no }: NegativeRule): string =>
  no === 'any-day' ? '01/02/2024' : `NOW ${no[0].toUpperCase()}`;

/** What a record of a source that is sure of it comes to, whose identity is said or cannot be. */
const best = ({ method: { source } }: Entry): Verdict =>
  source === 'ocr' ? 'unconfirmed' : source === 'self-declared' ? 'declared' : 'verified';

/** Whether the record names its person, by a name or by a PAN. */
function names({ method: of }: Entry, data: Bag): boolean {
  const { facts, among, amongLists } = judgementOf(of).identity;
  const byFact = facts.some((fact) => ['name', 'pan'].includes(fact) && factOf(of, data, fact) !== '');
  const listed = [...among, ...amongLists.map(({ list }) => list)].some((path) => readPath(data, path));
  return byFact || listed || (of.about !== null && readPath(data, of.about) !== undefined);
}

const doubted = (entry: Entry, data: Bag) =>
  additionOf(entry.method)?.doubt(data) !== null && entry.method.adds;

for (const entry of entries) {
  const { method: of } = entry;
  const { data, asked } = answerOf(entry);
  const rules = judgementOf(of);
  const own = of.source === 'self-declared';

  test(`${ref(entry)}: success is ${best(entry)}`, () => {
    const { status, checks } = judged(entry, data, asked);
    assert.equal(status, doubted(entry, data) ? 'needs_review' : best(entry), JSON.stringify(checks));
  });

  if (!own && names(entry, data))
    test(`${ref(entry)}: another identity is a mismatch, and nobody to compare with is no verdict`, () => {
      assert.equal(judged(entry, data, asked, anchored(ravi)).status, 'mismatch');
      const waiting = of.source === 'ocr' ? 'unconfirmed' : 'unmatched';
      assert.equal(
        judged(entry, data, asked, nobody).status,
        doubted(entry, data) ? 'needs_review' : waiting,
      );
    });

  for (const rule of rules.negative)
    test(`${ref(entry)}: ${rule.path} that says no is ${rule.so ?? 'invalid'}`, () => {
      const said = changed(data, rule.path, noOf(rule));
      const undone = rule.unless ? changed(said, rule.unless.path, 'false') : said;
      const { status, checks } = judged(entry, undone, asked);
      assert.equal(status, rule.so ?? 'invalid', JSON.stringify(checks));
      if (rule.yes)
        assert.equal(judged(entry, changed(data, rule.path, 'Something new'), asked).status, 'needs_review');
      const restored = rule.unless && changed(said, rule.unless.path, rule.unless.yes[0]);
      if (restored) assert.equal(judged(entry, restored, asked).status, best(entry));
      if (rule.no !== 'any-day')
        for (const yes of rule.yes ?? [])
          assert.ok(!says(yes, rule.no), `"${yes}" is a yes and a no of ${rule.path}`);
    });

  for (const rule of rules.asked)
    test(`${ref(entry)}: another ${rule.field} than was asked is ${rule.so ?? 'mismatch'}`, () => {
      const wanted = asked[rule.field] ? asked : { ...asked, [rule.field]: 'AB1234567' };
      const other = { number: 'ZZ9999999Z', 'last-four': 'XXXX XXXX 9999', day: '1901-01-01' }[rule.as];
      assert.equal(judged(entry, changed(data, rule.path, other), wanted).status, rule.so ?? 'mismatch');
    });

  for (const rule of rules.validity)
    test(`${ref(entry)}: past ${rule.to} is expired`, () => {
      const { status } = judged(entry, changed(data, rule.to, written[rule.written]), asked);
      assert.equal(status, 'expired');
    });

  if (!own && of.source !== 'ocr')
    test(`${ref(entry)}: a partial answer that names nobody is never verified in silence`, () => {
      const { status, checks } = judged(entry, {}, asked);
      if (rules.identity.unnamed === null) assert.equal(status, 'needs_review');
      else
        assert.ok(
          checks.some(({ detail }) => detail === rules.identity.unnamed),
          'it is said',
        );
    });
}

const other = { number: 'ZZ9999999Z', 'last-four': 'XXXX XXXX 9999', day: '1901-01-01' } as const;

/** What the judge makes of each kind of answer, of the fixtures changed in one place. */
function verdictsOf(entry: Entry): ReturnType<typeof expectedVerdicts> {
  const { data, asked } = answerOf(entry);
  const { negative, asked: rules, validity } = judgementOf(entry.method);
  const of = (record: Bag, anchor?: Anchor, wanted = asked) => judged(entry, record, wanted, anchor).status;
  const each = (verdicts: Verdict[]) => [...new Set(verdicts)].sort();
  const said = (rule: NegativeRule) => {
    const no = changed(data, rule.path, noOf(rule));
    return rule.unless ? changed(no, rule.unless.path, 'false') : no;
  };
  const success = of(data);
  // The newer layout of a register names nobody; its older one names the owner.
  const path = entry.method.facts.name;
  const named = names(entry, data) || typeof path !== 'string' ? data : changed(data, path, asha.name);
  return {
    // Enrichment can have a doubt of its own about the fixture: court cases that fit a name.
    success: [doubted(entry, data) && success === 'needs_review' ? best(entry) : success],
    no: each(negative.map((rule) => of(said(rule)))),
    otherNumber: each(
      rules.map(({ path, field, as }) =>
        of(changed(data, path, other[as]), undefined, { ...asked, [field]: asked[field] || 'AB1234567' }),
      ),
    ),
    otherPerson: best(entry) !== 'declared' && names(entry, named) ? [of(named, anchored(ravi))] : [],
    over: each(validity.map(({ to, written: style }) => of(changed(data, to, written[style])))),
    partial: [of({})],
  };
}

test('the table of docs/documents.md is what the judge makes of each kind of answer, of every method', () => {
  for (const entry of entries) assert.deepEqual(verdictsOf(entry), expectedVerdicts(entry), ref(entry));
  assert.ok(entries.length >= 46);
});

test('a source that is asked has a way to say no, or a reason why it has none', () => {
  for (const entry of entries.filter(({ method: { source } }) => source === 'registry')) {
    const { negative, onlyKnown } = judgementOf(entry.method);
    assert.ok(negative.length > 0 !== (onlyKnown !== null && onlyKnown.length > 20), ref(entry));
  }
  const kind = {
    title: 'Type the number',
    endpoint: 'invented',
    source: 'registry',
    capture: {},
    result: record(words('number', 'status')),
    card: { title: 'Invented', blocks: [{ rows: [{ label: 'Number', path: 'number' }] }] },
  } as const;
  // @ts-expect-error a registry kind without rules does not compile
  method(kind);
  // @ts-expect-error nor one that does not say how its source says no
  method({ ...kind, judged: { identity: {} } });
  // @ts-expect-error nor one with a path that the record has not
  method({ ...kind, judged: { negative: [{ path: 'state', no: ['gone'] }], identity: {} } });
  method({ ...kind, judged: { negative: [{ path: 'status', no: ['gone'] }], identity: {} } });
});

test('every rule reads a member that its record has', () => {
  for (const { method: of, document, key } of entries) {
    const { asked, negative, validity, identity } = judgementOf(of);
    const shape = of.result as unknown as { shape: Record<string, unknown> };
    const paths = [...asked, ...negative].map(({ path }) => path).concat(validity.map(({ to }) => to));
    for (const path of [...paths, ...identity.among, ...identity.address])
      assert.ok(Object.hasOwn(shape.shape, path.split('.')[0] ?? ''), `${document.id}.${key}: ${path}`);
    for (const { field, path } of asked) {
      assert.ok(of.capture[field], `${document.id}.${key}: ${field}`);
      assert.ok(
        !of.vendor?.echo?.[path],
        `${document.id}.${key}: ${path} is our own echo, not the source's word`,
      );
    }
    for (const fact of identity.facts) assert.ok(of.facts[fact], `${document.id}.${key}: ${fact}`);
  }
});

test('days are read as their source writes them, and nothing else is a day', () => {
  assert.equal(dayIn('14-Mar-2034', 'DD-Mon-YYYY'), '2034-03-14');
  assert.equal(dayIn('14/03/2034', 'DD-Mon-YYYY'), '2034-03-14');
  assert.equal(dayIn('14-Foo-2034', 'DD-Mon-YYYY'), '');
  assert.equal(dayIn('Licence of 01/01/2019', 'words'), '');
  assert.equal(dayIn('Valid upto: 31-12-2029', 'words'), '2029-12-31');
  assert.equal(dayIn('LTT', 'DD-Mon-YYYY'), '');
});

test('a word of a no is a whole word: "inactive" is not active, "invalid" is not valid', () => {
  assert.ok(says('Cancelled on application of Taxpayer', ['cancelled']));
  assert.ok(!says('Inactive', ['active']));
  assert.ok(!says('INVALID', ['valid']));
  assert.ok(says('No Record Found', ['no record']));
});
