import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayFigure } from '../../fixtures/figures.ts';
import { readPath } from '../paths.ts';
import type { Tree } from '../tree.ts';
import { cleanCase, findingsIn, type Person, put, set, statementRows } from './case.test-help.ts';
import { type FindingInput, type FindingKind, openWeight, weightOf } from './finding.ts';

/*
 * Invented case files with planted contradictions: what is found, what is missed, what is alarmed about in vain. Every number
 * comes from a seed, so a failure can be drawn again.
 */

/** A small generator of numbers between 0 and 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Draw = ReturnType<typeof numbers>;
const oneOf = <T>(draw: Draw, from: readonly [T, ...T[]]): T =>
  from[Math.floor(draw() * from.length)] ?? from[0];
const between = (draw: Draw, least: number, most: number) => Math.round(least + draw() * (most - least));

const firstNames = ['Kavya', 'Arjun', 'Fatima', 'Joseph', 'Lakshmi', 'Harpreet', 'Sunita', 'Bharat'] as const;
const lastNames = ['Sample', 'Demo', 'Example', 'Invented', 'Madeup'] as const;
const letters = (draw: Draw, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + between(draw, 0, 25))).join('');

function invented(draw: Draw): Person {
  const last = oneOf(draw, lastNames);
  const day = (most: number) => String(between(draw, 1, most)).padStart(2, '0');
  return {
    name: `${oneOf(draw, firstNames)} ${last}`,
    fatherName: `Mohan ${last}`,
    dob: `${between(draw, 1965, 2000)}-${day(12)}-${day(28)}`,
    pan: `${letters(draw, 3)}P${last[0]}${between(draw, 1000, 9999)}${letters(draw, 1)}`,
    aadhaarLast4: String(between(draw, 1000, 9999)),
    tan: `BLR${letters(draw, 1)}${between(draw, 10_000, 99_999)}F`,
    salary: between(draw, 300_000, 2_400_000),
    instalment: between(draw, 2_000, 25_000),
  };
}

/** A clean case as clean cases are: names in capitals, net salaries, rounded instalments, documents left out. */
function invent(draw: Draw): { docs: Tree; person: Person } {
  const person = invented(draw);
  const docs = cleanCase(person);
  const net = (person.salary * (0.72 + draw() * 0.24)) / 12;
  const transactions = statementRows('2026-11', { salary: net, instalment: person.instalment });
  put(docs, 'bankStatement.statement', { account: { name: person.name.toUpperCase() }, transactions });
  set(
    docs,
    'credit.creditReport.bureau',
    'emi',
    String(Math.round(person.instalment * (0.93 + draw() * 0.14))),
  );
  for (const instance of [1, 2]) {
    const gross = Number(readPath(docs, `income.form16.ocr.${instance}.data.amount`));
    set(
      docs,
      `income.itr.ocr.${instance}`,
      'details.income.gross',
      String(Math.round(gross * (0.86 + draw() * 0.2))),
    );
  }
  if (draw() < 0.3) set(docs, 'id.dl.auth', 'name', person.name.toUpperCase());
  if (draw() < 0.3) set(docs, 'id.dl.auth', 'expDate', '11-05-2028');
  return { docs, person };
}

interface Plant {
  kind: FindingKind;
  /** A finding that this plant must bring, by the beginning of its key. */
  key: string;
  /** Keys of findings that the same lie rightly brings beside it. */
  also?: readonly string[];
  /** Plants of one place of the case are not planted together. */
  at: string;
  plant(docs: Tree, person: Person, draw: Draw): Partial<FindingInput> | undefined;
}

const check = (docs: Tree, checks: unknown[]) => {
  const statement = readPath(docs, 'income.bankStatement') as Record<string, unknown>;
  statement.checks = checks;
};

/** A row of a statement beside salary, rent and instalments. */
const moved = (day: string, type: 'CREDIT' | 'DEBIT', amount: number, description: string) => ({
  ...{ type, category: 'Transfer', amount: amount.toFixed(2), description, remark: 'NA' },
  ...{ valueDate: day, dateTime: day, balanceAfterTransaction: '50000.00' },
});
const roundUp = (amount: number) => Math.ceil(amount / 5_000) * 5_000;

function addRows(docs: Tree, rows: readonly ReturnType<typeof moved>[]): void {
  const before = readPath(docs, 'income.bankStatement.data.transactions') as unknown[];
  set(docs, 'income.bankStatement', 'transactions', [...before, ...rows]);
}

/** Changes the case and nothing beside it. */
const inDocs =
  (change: (docs: Tree, person: Person, draw: Draw) => void): Plant['plant'] =>
  (...given) => {
    change(...given);
    return undefined;
  };

const plants: readonly Plant[] = [
  {
    ...{ kind: 'income', key: 'income.form16-return', at: 'return' },
    // Salary credits stay what they were: more than the return admits.
    also: ['income.return-credits'],
    plant: inDocs((docs, { salary }, draw) =>
      set(
        docs,
        'income.itr.ocr.1',
        'details.income.gross',
        String(Math.round(salary * (0.3 + draw() * 0.3))),
      ),
    ),
  },
  {
    ...{ kind: 'income', key: 'income.form16-credits', at: 'statement' },
    plant: inDocs((docs, { salary, instalment }, draw) =>
      set(
        docs,
        'income.bankStatement',
        'transactions',
        statementRows('2026-11', { salary: (salary * (0.2 + draw() * 0.3)) / 12, instalment }),
      ),
    ),
  },
  {
    ...{ kind: 'income', key: 'income.amount', at: 'form16' },
    plant: inDocs((docs, { salary }, draw) =>
      set(docs, 'income.form16.ocr.1', 'amount', String(Math.round(salary * (1.2 + draw() * 0.5)))),
    ),
  },
  {
    ...{ kind: 'tampering', key: 'tampering.made-later', at: 'checks' },
    plant: inDocs((docs) =>
      check(docs, [
        {
          name: 'File',
          verdict: 'doubtful',
          detail: 'The file says it was made on 1 Oct 2026, before the last day it covers.',
        },
      ]),
    ),
  },
  {
    ...{ kind: 'tampering', key: 'tampering.edited', at: 'form16-file' },
    plant: inDocs((docs, _person, draw) => {
      const record = readPath(docs, 'income.form16.ocr.1') as Record<string, unknown>;
      const detail = oneOf(draw, [
        'The file was saved 2 times. Something was added or changed after it was made.',
        'The picture was saved with PicsArt, a program that edits pictures.',
      ]);
      record.checks = [{ name: 'File', verdict: 'doubtful', detail }];
    }),
  },
  {
    ...{ kind: 'tampering', key: 'tampering.screenshot', at: 'pan-file' },
    plant: inDocs((docs) => {
      const record = readPath(docs, 'id.pan.ocr') as Record<string, unknown>;
      const detail = 'The picture is a screenshot, as its name says.';
      record.checks = [{ name: 'File', verdict: 'doubtful', detail }];
    }),
  },
  {
    ...{ kind: 'tampering', key: 'tampering.balance', at: 'checks' },
    plant: inDocs((docs) =>
      check(docs, [
        { name: 'Balance', verdict: 'failed', detail: 'Row 12 does not follow from the row before.' },
      ]),
    ),
  },
  {
    ...{ kind: 'duplicate', key: 'duplicate.number:form16', at: 'form16-2' },
    plant: inDocs((docs) => {
      for (const key of ['ocr', 'auth']) set(docs, `income.form16.${key}.2`, 'certificateNo', 'ABCDEF0');
    }),
  },
  {
    ...{ kind: 'duplicate', key: 'duplicate.year:itr', at: 'return-2' },
    plant: inDocs((docs, { salary }) => {
      set(docs, 'income.itr.ocr.2', 'assessmentYear', '2026-27');
      set(docs, 'income.itr.ocr.2', 'details.income.gross', String(Math.round(salary * 0.95)));
    }),
  },
  {
    ...{ kind: 'duplicate', key: 'duplicate.file', at: 'form16-2' },
    plant: () => ({
      files: [
        { id: 'file-0', hash: 'one' },
        { id: 'file-1', hash: 'one' },
      ],
    }),
  },
  {
    ...{ kind: 'linkage', key: 'linkage.', at: 'linked' },
    plant: (_docs, _person, draw) => ({
      linked: [
        { what: oneOf(draw, ['mobile', 'pan', 'account', 'file', 'paper'] as const), others: ['SF-7'] },
      ],
    }),
  },
  {
    ...{ kind: 'validity', key: 'validity.expired', at: 'licence' },
    plant: inDocs((docs, { name }) =>
      put(
        docs,
        'dl.auth',
        { name },
        {
          status: 'expired',
          checks: [
            { name: 'Validity', rule: 'validity', verdict: 'failed', detail: 'Expired on 01 May 2024.' },
          ],
        },
      ),
    ),
  },
  {
    ...{ kind: 'validity', key: 'validity.invalid', at: 'form16-auth' },
    plant: inDocs((docs) => {
      const record = readPath(docs, 'income.form16.auth.2') as Record<string, unknown>;
      record.status = 'invalid';
    }),
  },
  {
    ...{ kind: 'identity', key: 'identity.name', at: 'bill' },
    plant: inDocs((docs) => set(docs, 'address.eBill', 'consumer_name', 'Zubin Stranger')),
  },
  {
    ...{ kind: 'identity', key: 'identity.pan', at: 'return-pan' },
    plant: inDocs((docs) => set(docs, 'income.itr.ocr.2', 'payee.pan', 'ZZZPZ9999Z')),
  },
  {
    ...{ kind: 'identity', key: 'identity.gstin', at: 'gst' },
    plant: inDocs((docs) => put(docs, 'gst.auth', { gstin: '29AAAPZ1234C1ZW', sts: 'Active' })),
  },
  {
    ...{ kind: 'identity', key: 'identity.tan', at: 'employer' },
    plant: inDocs((docs, { tan }) => {
      for (const [at, name] of ['Chitrakoot Textiles Pvt Ltd', 'Nalanda Foods'].entries())
        set(docs, `income.form16.ocr.${at + 1}`, 'employer', { tan, name });
    }),
  },
  {
    ...{ kind: 'income', key: 'income.round-credits', at: 'statement' },
    plant: inDocs((docs, { salary }, draw) =>
      addRows(docs, [
        moved('2026-11-02', 'CREDIT', roundUp(salary / 12), 'IMPS P2A R KUMAR'),
        moved(`2026-11-0${between(draw, 1, 3)}`, 'CREDIT', roundUp(salary / 12), 'UPI S DEVI'),
      ]),
    ),
  },
  {
    ...{ kind: 'income', key: 'income.circular', at: 'statement' },
    plant: inDocs((docs, _person, draw) =>
      addRows(
        docs,
        ['2026-07-11', '2026-08-14'].flatMap((day) => {
          const amount = between(draw, 20_000, 90_000) + 0.5;
          const back = `${day.slice(0, 8)}${Number(day.slice(8)) + between(draw, 0, 3)}`;
          return [
            moved(day, 'CREDIT', amount, 'NEFT FROM HARIHAR TRADERS'),
            moved(back, 'DEBIT', amount, 'NEFT TO HARIHAR TRADERS'),
          ];
        }),
      ),
    ),
  },
  {
    ...{ kind: 'obligation', key: 'obligation.betting', at: 'statement' },
    plant: inDocs((docs, { salary }) =>
      addRows(docs, [moved('2026-09-12', 'DEBIT', salary / 3, 'UPI/RUMMYCIRCLE/PAY')]),
    ),
  },
  {
    ...{ kind: 'obligation', key: 'obligation.loan-apps', at: 'statement' },
    plant: inDocs((docs) =>
      addRows(
        docs,
        ['KREDITBEE', 'MPOCKET', 'KISSHT'].map((app) =>
          moved('2026-09-12', 'DEBIT', 1_250, `UPI/${app}/REPAY`),
        ),
      ),
    ),
  },
  {
    ...{ kind: 'obligation', key: 'obligation.bureau-', at: 'bureau' },
    plant: inDocs((docs, { instalment }, draw) =>
      set(docs, 'credit.creditReport.bureau', 'emi', String(Math.round(instalment * (1.6 + draw()) + 2_000))),
    ),
  },
  {
    ...{ kind: 'consent', key: 'consent.bureau', at: 'consents' },
    plant: () => ({ consents: new Set(['verification', 'bank']) }),
  },
  {
    ...{ kind: 'freshness', key: 'freshness:creditReport', at: 'report' },
    plant: inDocs((docs) => set(docs, 'credit.creditReport.bureau', 'reportDate', '2026-09-01')),
  },
];

/** Up to six plants, no two of one place. */
function chosen(draw: Draw, count: number): Plant[] {
  const order = plants.map((plant) => ({ plant, at: draw() })).sort((a, b) => a.at - b.at);
  const taken: Plant[] = [];
  for (const { plant } of order)
    if (taken.length < count && !taken.some(({ at }) => at === plant.at)) taken.push(plant);
  return taken;
}

test('200 clean case files: nothing blocks, and nothing of medium severity is said', (t) => {
  const alarms = Array.from({ length: 200 }, (_, at) => at).flatMap((at) =>
    findingsIn(invent(numbers(1_000 + at)).docs)
      .filter(({ severity }) => weightOf(severity) >= openWeight)
      .map(({ key, severity }) => `${at}: ${severity} ${key}`),
  );
  sayFigure(t, {
    ...{ what: 'findings: clean case files', tried: 200 },
    ...{ measured: `false alarms ${alarms.length}`, bound: 'false alarms 0' },
  });
  assert.deepEqual(alarms, []);
});

test('60 case files with up to six planted contradictions each: precision and recall of each kind', (t) => {
  const counts = new Map<FindingKind, { found: number; missed: string[]; vain: string[] }>();
  const of = (kind: FindingKind) => {
    const count = counts.get(kind) ?? { found: 0, missed: [], vain: [] };
    counts.set(kind, count);
    return count;
  };
  for (let at = 0; at < 60; at++) {
    const draw = numbers(at);
    const { docs, person } = invent(draw);
    const planted = chosen(draw, at % 7);
    const more = Object.assign({}, ...planted.map(({ plant }) => plant(docs, person, draw)));
    const findings = findingsIn(docs, more).filter(({ severity }) => weightOf(severity) >= openWeight);
    for (const { kind, key } of planted) {
      if (findings.some((one) => one.key.startsWith(key))) of(kind).found += 1;
      else of(kind).missed.push(`${at}: ${key}`);
    }
    const expected = planted.flatMap(({ key, also = [] }) => [key, ...also]);
    for (const { kind, key } of findings)
      if (!expected.some((one) => key.startsWith(one))) of(kind).vain.push(`${at}: ${key}`);
  }
  for (const [kind, { found, missed, vain }] of counts) {
    sayFigure(t, {
      ...{ what: `findings planted: ${kind}`, tried: found + missed.length },
      measured: `found ${found}, missed ${missed.length}, false alarms ${vain.length}`,
      bound: 'precision and recall 0.95',
    });
    assert.ok(found / (found + missed.length) >= 0.95, `${kind} missed ${missed.join(', ')}`);
    assert.ok(found / (found + vain.length) >= 0.95, `${kind} in vain ${vain.join(', ')}`);
  }
  assert.deepEqual([...counts.keys()].sort(), [...new Set(plants.map(({ kind }) => kind))].sort());
});
