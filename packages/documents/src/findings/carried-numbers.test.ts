import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesOfPin } from '../states.ts';
import type { Tree } from '../tree.ts';
import { cleanCase, findingsIn, put, set } from './case.test-help.ts';
import { evidenceSentence } from './sentences.ts';

function planted(change: (docs: Tree) => void): string[] {
  const docs = cleanCase();
  change(docs);
  return findingsIn(docs).map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`);
}

const gst =
  (gstin: string, adr = '') =>
  (docs: Tree) =>
    put(docs, 'gst.auth', { gstin, sts: 'Active', pradr: { adr } });

test('a proprietor’s GSTIN carries the proprietor’s PAN', () => {
  assert.deepEqual(planted(gst('29AAAPZ1234C1ZW')), [
    'high: GST registration: the GSTIN carries the PAN XXXXXX234C; PAN states XXXXXX234K.',
  ]);
});

test('a company’s GSTIN carries the company’s PAN, and so says nothing of the person', () => {
  assert.deepEqual(planted(gst('29AAACZ1234C1ZU')), []);
});

test('a GSTIN of another State than its address, and a PIN code of another State than the one it names', () => {
  assert.deepEqual(planted(gst('27ABCPS1234K1ZQ', 'MG Road, Bengaluru, Karnataka 560001')), [
    'low: GST registration: the GSTIN is registered in Maharashtra, its address is in Karnataka.',
  ]);
  assert.deepEqual(planted(gst('29ABCPS1234K1ZM', 'MG Road, Bengaluru, Karnataka 560001')), []);
  const address = (text: string) => (docs: Tree) => set(docs, 'id.dl.auth', 'address', text);
  assert.deepEqual(planted(address('12 Hill Road, Nagpur, Kerala - 440 001')), [
    'low: Driving licence names Kerala, but the PIN code 440001 is in Maharashtra.',
  ]);
  assert.deepEqual(planted(address('12 Hill Road, Nagpur, Maharashtra - 440001')), []);
  assert.deepEqual(planted(address('12 Hill Road, Nagpur 440001')), [], 'no State is named');
  assert.deepEqual(planted(address('4 Lake View, Kerala, 999999')), [], 'no such PIN code');
});

test('a divided State keeps its old name in older addresses', () => {
  assert.deepEqual(statesOfPin('500034'), ['Andhra Pradesh', 'Telangana']);
  assert.deepEqual(statesOfPin('403001'), ['Goa']);
  assert.deepEqual(statesOfPin('744101'), ['Andaman and Nicobar Islands']);
  assert.deepEqual(statesOfPin(''), []);
});

test('one TAN under two employers’ names', () => {
  const employers = (one: string, other: string) => (docs: Tree) => {
    for (const [at, name] of [one, other].entries())
      set(docs, `income.form16.ocr.${at + 1}`, 'employer', { tan: 'BLRS12345F', name });
  };
  assert.deepEqual(planted(employers('Chitrakoot Textiles Pvt Ltd', 'Nalanda Foods')), [
    'medium: The TAN BLRS12345F belongs to “Chitrakoot Textiles Pvt Ltd” in Form 16 and to “Nalanda Foods” in Form 16 (2).',
  ]);
  assert.deepEqual(
    planted(employers('Chitrakoot Textiles Pvt Ltd', 'CHITRAKOOT TEXTILES PRIVATE LIMITED')),
    [],
  );
});

test('an IFSC of no branch, where the bank is known', () => {
  const account = (ifsc: string) => (docs: Tree) =>
    put(docs, 'bankAccount.auth', { ifsc, accountNumber: '100000000011', name: 'Kavya Sample' });
  assert.deepEqual(planted(account('ABCD0123452')), [
    'medium: Bank account: no bank branch has the IFSC ABCD0123452.',
  ]);
  assert.deepEqual(planted(account('ABCD0123451')), []);
  assert.deepEqual(planted(account('WXYZ0123452')), [], 'a bank that the list does not have');
});

test('the employer whom the applicant states, beside the provident fund’s and the latest certificate’s', () => {
  const stated = (docs: Tree) => put(docs, 'work.input', { company: 'Chitrakoot Textiles Private Limited' });
  const fund = (name: string) => (docs: Tree) => {
    stated(docs);
    put(docs, 'epf.auth', { estName: name });
  };
  for (const same of ['CHITRAKOOT TEXTILES PVT LTD', 'M/s Chitrakoot Textiles Private Ltd.', ''])
    assert.deepEqual(planted(fund(same)), [], same);
  assert.deepEqual(planted(fund('NALANDA FOODS LIMITED')), [
    'low: Employment names the employer “Chitrakoot Textiles Private Limited”; Provident fund (EPF) names “NALANDA FOODS LIMITED”.',
  ]);
  const certificate = (instance: number) => (docs: Tree) => {
    stated(docs);
    set(docs, `income.form16.ocr.${instance}`, 'employer.name', 'Nalanda Foods');
  };
  assert.equal(planted(certificate(1)).length, 1, 'the latest year');
  assert.deepEqual(planted(certificate(2)), [], 'people change their work');
  const unsaid = planted((docs) => put(docs, 'epf.auth', { estName: 'NALANDA FOODS LIMITED' }));
  assert.deepEqual(unsaid, [], 'nobody stated another');
});
