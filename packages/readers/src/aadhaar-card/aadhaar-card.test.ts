import assert from 'node:assert/strict';
import { test } from 'node:test';
import { states } from '@pramaan/documents/states.ts';
import { pageOf } from '../reading/page-of.test-help.ts';
import { findNumbers } from './find-numbers.ts';
import { aadhaarPlaces, isAadhaarPage } from './places-to-cover.ts';
import { readAadhaarCard } from './read-aadhaar-card.ts';

const front = (number: string) =>
  pageOf(
    'Government of India',
    'Ravi Kumar Demo',
    'DOB: 15/08/1987',
    'MALE',
    number,
    'VID : 9000 0000 0000 0042',
  );

test('the front of a card is read, and its number leaves as the last four digits', () => {
  const reading = readAadhaarCard([front('6000 0000 0011')]);
  const values = Object.fromEntries(Object.entries(reading.fields).map(([path, { value }]) => [path, value]));
  assert.deepEqual(values, {
    uid: 'XXXX XXXX 0011',
    dob: '15/08/1987',
    gender: 'M',
    name: 'Ravi Kumar Demo',
  });
  assert.ok(reading.likeness >= 0.5);
  assert.ok(reading.fields.uid?.proven);
  assert.doesNotMatch(JSON.stringify(reading), /6000 ?0000|9000 ?0000/);
});

test('a digit misread is a doubt; a number the card hides itself is none', () => {
  assert.match(readAadhaarCard([front('6000 0000 0017')]).fields.uid?.doubt ?? '', /check digit/);
  const masked = readAadhaarCard([front('XXXX XXXX 0011')]).fields.uid;
  assert.deepEqual([masked?.value, masked?.doubt], ['XXXX XXXX 0011', undefined]);
});

test("the back's address ends at its PIN code, and the father's name is taken from it", () => {
  const back = (relation: string) =>
    readAadhaarCard([
      pageOf(
        'Unique Identification Authority of India',
        'Address:',
        `${relation} Suresh Demo, 7/2, Temple Road,`,
        'Bengaluru, Karnataka - 560003',
        '6000 0000 0011',
      ),
    ]).fields;
  assert.equal(back('S/O').address?.value, '7/2, Temple Road, Bengaluru, Karnataka - 560003');
  assert.equal(back('S/O').fatherName?.value, 'Suresh Demo');
  assert.equal(back('W/O').fatherName, undefined);
});

test('the day on which a card was issued is no birthday; a day without a label is asked', () => {
  const dob = (...lines: string[]) =>
    readAadhaarCard([pageOf('Government of India', 'Ravi Kumar Demo', ...lines, 'MALE', '6000 0000 0011')])
      .fields.dob;
  assert.equal(dob('Issue Date: 18/07/2022'), undefined);
  assert.equal(dob('Aadhaar no. issued: 04/11/2014'), undefined);
  assert.match(dob('15/08/1987')?.doubt ?? '', /hard to read/);
  assert.deepEqual(
    [dob('18/07/2022 Issue Date', 'DOB: 15/08/1987')?.value, dob('DOB: 15/08/1987')?.doubt],
    ['15/08/1987', undefined],
  );
});

test('a name of two lines is read whole and asked; the line in another script above it is none', () => {
  const front = (...lines: string[]) => {
    const page = pageOf('Government of India', ...lines, 'DOB: 15/08/1987', 'MALE', '6000 0000 0011');
    const close = page.lines.map(({ words, box }, row) => ({
      box: { ...box, top: 24 * row },
      words: words.map((word) => ({ ...word, box: { ...word.box, top: 24 * row } })),
    }));
    return readAadhaarCard([{ ...page, lines: close }]).fields.name;
  };
  const long = front('Venkata Satyanarayana', 'Lakshminarasimha Demo');
  assert.equal(long?.value, 'Venkata Satyanarayana Lakshminarasimha Demo');
  assert.match(long?.doubt ?? '', /extra characters/);
  assert.deepEqual(
    [front('Ravi Kumar Demo')?.value, front('Ravi Kumar Demo')?.doubt],
    ['Ravi Kumar Demo', undefined],
  );
});

test('of the front of one card and the back of another nothing is taken without a question', () => {
  const { fields } = readAadhaarCard([
    front('6000 0000 0011'),
    pageOf('Address:', 'S/O: Mohan Sample, 12, Lake Road, Pune - 411005', '7000 0000 0016'),
  ]);
  const differing = readAadhaarCard([front('6000 0000 0011'), front('6000 0000 0011')]);
  assert.equal(differing.fields.name?.doubt, undefined);
  for (const path of ['uid', 'name', 'dob', 'address']) assert.ok(fields[path]?.doubt, path);
});

test('an address whose label nobody can read begins with whose it is', () => {
  const { fields } = readAadhaarCard([
    pageOf('Adtieoss', 'S/O: Mohan Sample, 12, Lake Road,', 'Pune, Maharashtra - 411005', '6000 0000 0011'),
  ]);
  assert.equal(fields.address?.value, '12, Lake Road, Pune, Maharashtra - 411005');
  assert.equal(fields.fatherName?.value, 'Mohan Sample');
  const hindi = readAadhaarCard([pageOf('s/o tine 5, ge sh,', '6000 0000 0011')]);
  assert.equal(hindi.fields.address, undefined);
});

test('the name before an address ends where the house begins, though its comma is lost', () => {
  const { fields } = readAadhaarCard([
    pageOf('Address:', 'S/O: Mohan Sample Flat No 9,', 'Lake Road, Pune - 411005', '6000 0000 0011'),
  ]);
  assert.equal(fields.fatherName?.value, 'Mohan Sample');
  assert.equal(fields.address?.value, 'Flat No 9, Lake Road, Pune - 411005');
});

test('everything that shows the number is to be covered, up to its last four digits', () => {
  const spans = (line: string, ofAadhaar = true) =>
    aadhaarPlaces([ofAadhaar ? front(line) : pageOf(line)]).numbers.filter(
      ({ top }) => top === (ofAadhaar ? 200 : 0),
    );
  for (const line of [
    '6000 0000 0011',
    '600000000011',
    '6000 00000011',
    '6000 0000 0017',
    '6O00 0000 0011',
    '6000 000 0011',
  ])
    assert.ok(
      spans(line).some(({ left, width }) => left === 0 && width >= 70),
      line,
    );
  assert.equal(spans('XXXX XXXX 0011').length, 0);
  assert.equal(spans('6000 0000 0011', false).length > 0, true, 'on any paper, when the check digit holds');
  assert.equal(spans('6000 0000 0017', false).length, 0);
  assert.ok(isAadhaarPage([front('nothing')]));
  assert.equal(aadhaarPlaces([front('nothing')]).seen, false, 'the VID alone is not the number');
});

test('a Virtual ID is found as one, with all but its last four digits to hide', () => {
  const [vid] = findNumbers([pageOf('VID : 9000 0000 0000 0042')]);
  assert.deepEqual([vid?.kind, vid?.valid, vid?.secret.width], ['vid', true, 140]);
});

test('a licence of a state whose name is nearly India is no Aadhaar paper', () => {
  const licence = (state: string) =>
    pageOf(`Government of ${state}`, 'Driving Licence', 'DOB: 15/08/1987', 'Address: 7/2, Temple Road');
  assert.equal(isAadhaarPage([licence('Andhra Pradesh')]), false);
  // One slip more or less of the engine does not turn one into the other.
  assert.equal(isAadhaarPage([licence('Andhra Predesh')]), false);
  assert.ok(isAadhaarPage([pageOf('Government 0f lndia', 'DOB: 15/08/1987')]));
});

test("no State's licence is taken for an Aadhaar, whose number would be missed and the picture refused", () => {
  const licence = (issuer: string) =>
    pageOf(
      `Issued by Government of ${issuer}`,
      'Date of Birth 24-10-1960',
      'Address 12, School Lane, Saheed Nagar',
    );
  assert.ok(isAadhaarPage([licence('India')]));
  const taken = states.filter(({ name }) => isAadhaarPage([licence(name)])).map(({ name }) => name);
  assert.deepEqual(taken, []);
});
