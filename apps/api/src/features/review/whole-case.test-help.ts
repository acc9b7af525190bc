import assert from 'node:assert/strict';
import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { ask, askingOf, declare, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import type { World } from '../../../test/world.ts';
import { storeRecord, type VerificationResult } from '../../case-file/records.ts';
import { system } from '../../platform/audit.ts';

export const today = () => new Date().toISOString().slice(0, 10);

/** What a record is kept with beside its data; `of` is another lender. */
export type Brought = { of?: string } & Partial<Pick<VerificationResult, 'checks' | 'source'>>;

/** Keeps a record as the source would have brought it. */
export async function bringRecord(
  world: World,
  lender: string,
  {
    applicant,
    place,
    data,
    of: _of,
    ...more
  }: Brought & { applicant: string; place: string; data: Record<string, unknown> },
): Promise<void> {
  const [document = '', key = '', instance = '1'] = place.split('.');
  const entry = findEntry(document, key);
  assert.ok(entry, place);
  const { db, vault: hashes } = world.product;
  const vault = await hashes.of(lender, db);
  const found: VerificationResult = {
    ...{ basis: 'sound', data, source: entry.method.source, provider: 'test' },
    ...{ checks: [], request: {}, asked: null },
    ...more,
  };
  const ref = { lender, applicant, entry, instance: Number(instance) };
  const context = { vault, hashes, actor: system, action: 'document.verified' } as const;
  await db.tenant(lender, (trx) => storeRecord(trx, ref, found, context));
}

/** Asha's application with all that an approval needs, and with every consent. */
export async function wholeCase(world: World, person: Caller, id: string): Promise<void> {
  for (const purpose of ['verification', 'bureau', 'bank'] as const)
    await person.call(giveConsent, { params: { id }, body: { purpose, language: 'en' } });
  for (const ref of ['pan.auth', 'epic.auth', 'eBill.auth', 'epf.uan']) {
    const asking = askingOf(ref);
    assert.equal((await ask(person, id, asking, filled(asking))).extras.status, 'verified', ref);
  }
  const bill = { consumer_name: 'ASHA SAMPLE', bill_date: today() };
  await bringRecord(world, await world.lender('SARAL'), { applicant: id, place: 'eBill.auth', data: bill });
  for (const document of ['basicDetails', 'residentDetails', 'loanRequest'])
    await declare(person, id, document);
  await declare(person, id, 'loanRequest', { loanAmt: '100000' });
  await declare(person, id, 'loanDetails', { loanAmt: '250000', emi: '6000' });
}
