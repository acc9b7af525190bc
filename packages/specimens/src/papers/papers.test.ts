import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPeople, inventPerson } from '../people.ts';
import { inWords } from './amounts.ts';
import { papers } from './papers.ts';
import { salaryOf } from './salary.ts';
import { taxReturnOf } from './tax-return.ts';

const people = [...demoPeople, ...Array.from({ length: 200 }, (_, seed) => inventPerson(seed))];
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('the figures of two hundred people add up', () => {
  for (const person of people) {
    const salary = salaryOf(person);
    assert.equal(sum(salary.quarters.map(({ paid }) => paid)), salary.gross + salary.perquisites);
    assert.equal(sum(salary.quarters.map(({ taxed }) => taxed)), salary.netTax);
    assert.equal(sum(salary.challans.map(({ amount }) => amount)), salary.netTax);
    assert.ok(salary.challans.every(({ amount }) => Number.isInteger(amount) && amount >= 0));
    const figures = taxReturnOf(person, '2023-24');
    assert.equal(figures.gross - figures.deductions, figures.total);
    assert.equal(figures.totalTax - figures.paid, figures.balance);
  }
});

test('some of them get money back, some still pay and some are even', () => {
  const signs = new Set(people.map((person) => Math.sign(taxReturnOf(person, '2023-24').balance)));
  assert.deepEqual([...signs].sort(), [-1, 0, 1]);
});

test('every paper is a PDF, the same each time for the same person', async () => {
  const [asha, ravi] = demoPeople;
  assert.ok(asha && ravi);
  for (const { name, make } of papers) {
    const once: Buffer = Buffer.from(await make(asha));
    assert.equal(once.subarray(0, 5).toString(), '%PDF-', name);
    assert.ok(!once.equals(Buffer.from(await make(ravi))), name);
    // A locked file is salted again each time.
    if (!name.endsWith('locked')) assert.ok(once.equals(Buffer.from(await make(asha))), name);
  }
});

test('amounts in words', () => {
  assert.equal(inWords(167_177), 'One Lakh Sixty Seven Thousand One Hundred Seventy Seven');
  assert.equal(inWords(20_000_000), 'Two Crore');
  assert.equal(inWords(0), 'Zero');
});
