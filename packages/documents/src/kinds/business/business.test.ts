import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '@pramaan/documents/fixtures/cases.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { fixtures } from '@pramaan/documents/fixtures/udhyogAdhaar.ts';
import { visibleBlocks } from '../../card.ts';
import { fromWire } from '../../wire.ts';
import { mca } from './mca.ts';
import { udhyogAdhaar } from './udhyogAdhaar.ts';

interface Shapes {
  'mca-signatories (director card)': { result: Record<string, unknown>[] };
  'udyog-aadhaar': { result: Record<string, unknown> };
}

test('third-party vendor shapes: directors and Udyog Aadhaar are read and shown', (context) => {
  const shapes = readCases<Shapes>('09-vendor-responses/karza-shape-mca-udyog.json');
  if (!shapes) return context.skip('no third-party cases here');
  const directors = mca.methods.auth?.result.parse({
    directors: shapes['mca-signatories (director card)'].result,
  });
  const [block] = visibleBlocks(mca.methods.auth?.card ?? { title: '', blocks: [] }, directors);
  assert.equal(block?.repeats.length, 2);
  assert.deepEqual(
    block?.repeats[0]?.map((row) => row.text),
    [
      'SAMPLE FIRST DIRECTOR',
      'Designated Partner',
      'Yes',
      '28 Apr 2010',
      '05000001',
      '5 Oct 2019',
      'FLAT NO. 1 A-WING 2ND FLOOR SAMPLE ROAD MUMBAI 400000',
    ],
  );
  const method = udhyogAdhaar.methods.auth;
  assert.ok(method);
  const record = method.result.parse(fromWire(shapes['udyog-aadhaar'].result, method.vendor?.reply));
  const shown = visibleBlocks(method.card, record);
  assert.deepEqual(
    shown.map((part) => part.heading),
    ['Owner and Entity'],
  );
  assert.deepEqual(
    shown[0]?.rows.map((row) => row.label),
    [
      'Registered Entity Name',
      'Commencement Date',
      'District Industry Centre',
      'NIC Activity Code',
      'State',
      'Size of Organization',
      'Social Category',
    ],
  );
  context.diagnostic('third-party vendor shapes: 2');
});

test('the branch and industry tables count their rows, and are not drawn when empty', () => {
  const method = udhyogAdhaar.methods.auth;
  assert.ok(method);
  const record = fixtures.auth?.(people[0], exampleCapture(method.capture)) ?? {};
  const tables = visibleBlocks(method.card, record).flatMap((block) => block.tables);
  assert.deepEqual(
    tables.map((table) => [table.columns[0]?.label, table.rows[0]?.[0], table.rows[0]?.length]),
    [
      ['Serial Number', '1', 10],
      ['Serial Number', '1', 8],
    ],
  );
  const without = visibleBlocks(method.card, { ...record, branchDetails: [], industry: [] });
  assert.equal(without.flatMap((block) => block.tables).length, 0);
});
