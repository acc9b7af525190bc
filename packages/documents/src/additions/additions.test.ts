import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyReport } from './company-report.ts';
import { caseKey, courtCases, isLikely } from './court-cases.ts';
import { gradeMeaning, ratingGrades } from './rating-grades.ts';

const searched = {
  name: 'Meena Example',
  fatherName: 'Harish Example',
  address: '41, Station Road, Shivajinagar, Pune, Maharashtra',
  pincode: '411005',
};
const own = {
  cnr: 'ZZZZ010000152024',
  petitioner: 'SAMPLE FINANCE LIMITED',
  respondent: 'MEENA EXAMPLE D/O HARISH EXAMPLE',
  respondentAddress: '41 STATION ROAD, SHIVAJINAGAR, PUNE 411005',
};
const namesake = {
  cnr: 'ZZZZ020000412019',
  petitioner: 'MEENA EXAMPLE D/O RAMDHANI YADAV',
  petitionerAddress: 'GORAKHPUR 273001',
  respondent: 'EXAMPLE HOUSING SOCIETY',
};
type Case = Record<string, string>;
const casesOf = (record: Record<string, unknown>) => record.cases as Case[];

test('a case of the person is likely, a namesake’s with another father and place is not, and both say why', () => {
  const [first, second] = casesOf(courtCases.add({ searched, cases: [namesake, own] }));
  assert.equal(first?.cnr, own.cnr);
  assert.equal(first?.role, 'Respondent');
  assert.ok(isLikely(first ?? {}), first?.score ?? '');
  assert.match(
    first?.why ?? '',
    /^The name matches \(1\.00\)\. The father’s name matches \(1\.00\)\. The address matches/,
  );
  assert.equal(second?.role, 'Petitioner');
  assert.ok(!isLikely(second ?? {}), second?.score ?? '');
  assert.match(second?.why ?? '', /The father’s name differs .* The address differs/);
});

test('another name is never likely, whatever the address; a bare name is named as one', () => {
  const [other] = casesOf(
    courtCases.add({ searched, cases: [{ ...own, respondent: 'SUNITA PATIL D/O HARISH EXAMPLE' }] }),
  );
  assert.ok(Number(other?.score) < 0.3, other?.score ?? '');
  const [bare] = casesOf(courtCases.add({ searched, cases: [{ cnr: 'X', respondent: 'MEENA EXAMPLE' }] }));
  assert.match(bare?.why ?? '', /no father and no address/);
  assert.ok(isLikely(bare ?? {}), 'nothing speaks against it, so a person looks');
});

test('what was said and decided is taken along by the courts’ number, and never believed of a source', () => {
  const before = {
    cases: [{ ...own, said: 'Not me: I never had a cheque book.', verdict: 'Not this person' }],
  };
  const [again, other] = casesOf(
    courtCases.add(
      { searched, cases: [own, { ...namesake, verdict: 'Not this person', said: 'sent' }] },
      before,
    ),
  );
  assert.deepEqual([again?.said, again?.verdict], [before.cases[0]?.said, 'Not this person']);
  assert.deepEqual([other?.said, other?.verdict], [undefined, undefined]);
  assert.equal(
    caseKey({ caseNo: 'OS/41/2019', court: 'Senior Civil Judge' }),
    'OS/41/2019 Senior Civil Judge',
  );
});

test('open likely cases are a doubt; none found, or all decided, is none', () => {
  const found = courtCases.add({ searched, cases: [own, namesake] });
  assert.equal(courtCases.doubt(found)?.detail, 'One case is likely the applicant’s.');
  const [first, second] = casesOf(found);
  const said = { ...found, cases: [{ ...first, said: 'Not me.' }, second] };
  assert.match(courtCases.doubt(said)?.detail ?? '', /The applicant says: not me/);
  assert.equal(
    courtCases.doubt({ ...found, cases: [{ ...first, verdict: 'Not this person' }, second] }),
    null,
  );
  assert.match(
    courtCases.doubt({ ...found, cases: [{ ...first, verdict: 'This person' }] })?.detail ?? '',
    /One case/,
  );
  assert.equal(courtCases.doubt(courtCases.add({ searched, cases: [] })), null);
  assert.deepEqual(casesOf(courtCases.add({ searched, cases: 'none' })), []);
});

test('grades as agencies write them have their meaning; what is on no scale has none', () => {
  const meanings: Readonly<Record<string, RegExp>> = {
    'CRISIL AAA/Stable': /^Safest/,
    'CARE AA-': /^Very safe/,
    '[ICRA]A+': /^Safe:/,
    'IND BBB+': /^Fairly safe/,
    '[ICRA]A2': /^Short term: a strong/,
    'CRISIL A4+': /payment may fail/,
    'CARE BB; ISSUER NOT COOPERATING': /^Risky.*no information/,
    'Brickwork D': /has failed/,
    'CARE BBB (withdrawn)': /withdrawn/,
  };
  for (const [written, meaning] of Object.entries(meanings))
    assert.match(gradeMeaning(written), meaning, written);
  for (const other of ['', 'Provisional', 'E', 'AAAA', 'GOOD']) assert.equal(gradeMeaning(other), '', other);
});

test('ratings and company reports: what a lender looks at', () => {
  const rated = (rating: string) => ratingGrades.doubt(ratingGrades.add({ ratings: [{ rating }] }));
  assert.equal(rated('CRISIL BBB+'), null);
  assert.equal(rated('CARE D')?.detail, 'Payment may fail: CARE D.');
  const report = companyReport.add({
    rank: '8',
    totalOverdue: '385000',
    courtSuits: '0',
    facilities: [{ outstanding: '1000000', overdue: '385000' }, { outstanding: '0' }],
  });
  assert.deepEqual(
    (report.facilities as Case[]).map(({ share }) => share),
    ['39%', undefined],
  );
  assert.equal(companyReport.doubt(report)?.detail, '₹3,85,000.00 is overdue. Rank 8 of 10.');
  assert.equal(companyReport.doubt({ rank: '2', totalOverdue: '0', courtSuits: '0' }), null);
});
