import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ending, fiveYears, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { goingKinds, lawFor } from './carry-out.ts';
import { type Due, shownDue } from './due.ts';
import { documentsOf, type Holdings, isHeld, kindOf, tablesOf } from './holdings.ts';
import { dayMs, dueAt, dueKinds, isWhole, type RetentionStatus } from './retention-status.ts';
import type { Rules } from './rules.ts';

const since = new Date('2026-01-01T00:00:00Z');
const after = (days: number, milliseconds = 0) => new Date(since.valueOf() + days * dayMs + milliseconds);
const status = (ending: Ending = 'unfinished', more: Partial<RetentionStatus> = {}): RetentionStatus => ({
  ...{ id: 'one', reference: 'A-1', ending, since, loanEndedOn: null, held: false },
  ...more,
});
const rulesOf = (days: Partial<Record<RetainedKind, number>>, usual = 365): Rules => ({
  clock: true,
  set: (kind) => days[kind],
  days: (kind) => days[kind] ?? usual,
});

test('a kind is due when its days are over, to the millisecond', () => {
  const rules = rulesOf({ income: 90 });
  assert.deepEqual(dueAt('income', status(), rules), after(90));
  assert.deepEqual(dueKinds(status(), rules, after(90, -1)), []);
  assert.deepEqual(dueKinds(status(), rules, after(90)), ['income']);
  assert.deepEqual(dueKinds(status(), rules, after(365, -1)), ['income']);
  assert.deepEqual(dueKinds(status(), rules, after(365)), [...retainedKinds]);
});

test('while the clock stands nothing is due', () => {
  const running = status('granted', { since: null });
  assert.equal(dueAt('income', running, rulesOf({})), null);
  assert.deepEqual(dueKinds(running, rulesOf({}), after(100_000)), []);
});

test('who the person is goes last, however short its own time: what stays must be somebody’s', () => {
  const rules = rulesOf({ person: 30, work: 400 });
  const others = retainedKinds.filter((kind) => kind !== 'person' && kind !== 'work');
  assert.deepEqual(dueKinds(status(), rules, after(30)), []);
  assert.deepEqual(dueKinds(status(), rules, after(365)), others);
  assert.deepEqual(dueKinds(status(), rules, after(400, -1)), others);
  assert.deepEqual(dueKinds(status(), rules, after(400)), [...retainedKinds]);
  assert.equal(isWhole(others), false);
  assert.equal(isWhole(retainedKinds), true);
});

test('a law keeps what it names until its time is over, and only after a loan was granted', () => {
  const granted = status('granted');
  assert.deepEqual(lawFor('identity', granted, after(fiveYears, -1)), {
    law: 'pmla',
    until: after(fiveYears),
  });
  assert.deepEqual(lawFor('identity', granted, after(fiveYears)), { law: null, until: null });
  assert.deepEqual(lawFor('identity', status('granted', { since: null }), after(100_000)), {
    law: 'pmla',
    until: null,
  });
  assert.deepEqual(lawFor('income', granted, since), { law: null, until: null });
  for (const ending of ['unfinished', 'refused'] as const)
    assert.deepEqual(lawFor('identity', status(ending), since), { law: null, until: null });
  assert.deepEqual(goingKinds(granted, since), ['income', 'work']);
  assert.deepEqual(goingKinds(granted, after(fiveYears)), [...retainedKinds]);
  assert.deepEqual(goingKinds(status('refused'), since), [...retainedKinds]);
});

test('each document and file is of one kind', () => {
  const kinds = {
    pan: 'identity',
    eBill: 'identity',
    basicDetails: 'identity',
    itr: 'income',
    epf: 'work',
    fssai: 'work',
    st: 'work',
    loanRequest: 'other',
    bankStatement: 'income',
    applicationForm: 'agreements',
    esign: 'agreements',
    esigned: 'agreements',
    otherFile: 'other',
    profilePicture: 'person',
    'never heard of': 'other',
  } as const;
  for (const [document, kind] of Object.entries(kinds)) assert.equal(kindOf(document), kind, document);
  const named = retainedKinds.flatMap((kind) => [...new Set(documentsOf([kind]))]);
  assert.equal(new Set(named).size, named.length, 'none is of two');
  assert.deepEqual(documentsOf(['person']), ['profilePicture']);
  assert.ok(documentsOf(['income']).includes('itr') && documentsOf(['income']).includes('bankStatement'));
  assert.deepEqual(documentsOf([]), []);
  assert.deepEqual(tablesOf.person, []);
  assert.deepEqual(tablesOf.agreements, [
    'loan_hand_over',
    'repayment_mandate',
    'signature',
    'signing_request',
    'agreement',
    'application_form_pdf',
    'application_form',
  ]);
  assert.deepEqual(tablesOf.identity, ['locker_file', 'locker_token', 'locker_sign_in']);
  assert.deepEqual(tablesOf.income, ['bank_account', 'bank_link', 'bank_session', 'bank_help', 'aa_consent']);
  assert.deepEqual([...tablesOf.work, ...tablesOf.other], []);
  assert.deepEqual(
    [isHeld({ rows: 0, files: 0 }), isHeld({ rows: 1, files: 0 }), isHeld({ rows: 0, files: 1 })],
    [false, true, true],
  );
});

const holdings = (rows: number, files: number): Holdings =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, { rows, files }])) as Holdings;
const due = (more: Partial<RetentionStatus> = {}, kinds: readonly RetainedKind[] = ['income']): Due => ({
  status: status('unfinished', more),
  kinds: [...kinds],
  holdings: holdings(2, 3),
});

test('the dry run counts what would go by kind and ending, and what is held apart', () => {
  const now = after(400, 5 * 3_600_000);
  const shown = shownDue(
    [
      due({ id: 'a' }),
      due({ id: 'b', ending: 'refused' }, retainedKinds),
      due({ id: 'c', held: true }, retainedKinds),
      due({ id: 'd' }, ['income', 'work']),
    ],
    now,
  );
  assert.deepEqual([shown.at, shown.applicants, shown.held, shown.more], [now.toISOString(), 3, 1, false]);
  const count = (kind: string, ending: string) =>
    shown.counts.find((one) => one.kind === kind && one.ending === ending);
  assert.deepEqual(count('income', 'unfinished'), {
    ...{ kind: 'income', ending: 'unfinished', applicants: 2, rows: 4, files: 6 },
  });
  assert.deepEqual(count('work', 'unfinished')?.applicants, 1);
  assert.deepEqual(count('person', 'refused')?.applicants, 1);
  assert.equal(count('person', 'unfinished'), undefined, 'what is held does not go');
  assert.equal(count('income', 'granted'), undefined);
  assert.equal(shown.counts.length, 2 + retainedKinds.length);
  assert.deepEqual(shown.rows[0], {
    applicantId: 'a',
    reference: 'A-1',
    ending: 'unfinished',
    since: since.toISOString(),
    age: 400,
    kinds: ['income'],
    whole: false,
    held: false,
  });
  assert.deepEqual(
    shown.rows.map(({ whole, held }) => [whole, held]),
    [
      [false, false],
      [true, false],
      [true, true],
      [false, false],
    ],
  );
  const running = shownDue([due({ since: null })], now).rows[0];
  assert.deepEqual([running?.since, running?.age], [now.toISOString(), 0]);
});

test('two hundred are listed, of more it is said that there are more; all are counted', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => due({ id: String(index) }));
  assert.deepEqual([shownDue(many(200), since).rows.length, shownDue(many(200), since).more], [200, false]);
  const more = shownDue(many(201), since);
  assert.deepEqual([more.rows.length, more.more, more.applicants], [200, true, 201]);
});
