import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../reading/page-of.test-help.ts';
import { readRentAgreement } from './read-rent-agreement.ts';

const read = (...lines: string[]) => readRentAgreement([pageOf(...lines)]);

/** What the reader gives of these lines, without how sure it is. */
const valuesOf = (...lines: string[]) =>
  Object.fromEntries(Object.entries(read(...lines).fields).map(([path, { value }]) => [path, value]));

test('a licence names its parties, its premises, its fee in words, and neither lock-in nor deposit', () => {
  const values = valuesOf(
    'LEAVE AND LICENCE AGREEMENT',
    'THIS AGREEMENT made at Thane on this 12th day of March, 2025 BETWEEN MR. DINESH SAMPLE PATIL, aged',
    '52 years, residing at 4, Shivam CHS, Thane 400602 (hereinafter referred to as "the Licensor") of the',
    'One Part AND (1) MS. SNEHA SAMPLE KULKARNI and (2) MR. ROHAN DESAI, having permanent address at Ward',
    '7, Miraj 416410 (hereinafter jointly referred to as "the Licensees") of the Other Part.',
    'WHEREAS the Licensor owns Flat bearing No. 1203, Tower B, Ghodbunder Road, Thane 400615.',
    '1. Lock-in from 15/03/2025 to 14/09/2025. The licence is for a period of eleven (11) months',
    'commencing from 15th March, 2025 and expiring on 14th February, 2026.',
    '2. The Licensees shall pay licence fee of Rupees Thirty Two Thousand Only (Rs. 32,000/-) per month',
    'and a refundable security deposit of Rs. 1,50,000/-.',
  );
  assert.deepEqual(values, {
    landlord: 'DINESH SAMPLE PATIL',
    tenant: 'SNEHA SAMPLE KULKARNI',
    address: 'Flat No. 1203, Tower B, Ghodbunder Road, Thane 400615',
    rent: '32000',
    from: '15-03-2025',
    to: '14-02-2026',
    months: '11',
  });
});

test('fathers, advance and the parties’ own addresses are none of a rental agreement’s values', () => {
  const values = valuesOf(
    'RENTAL AGREEMENT',
    'Entered into on 01-07-2024 at Bengaluru between SRI. NAGARAJ SAMPLE, S/o Ramaiah B, R/at No. 12, 2nd',
    'Cross, Bengaluru 560076, herein after called the OWNER on one part, and SMT. DIVYA INVENTED, W/o',
    'Prakash N, R/at No. 8, Hassan 573201, herein after called the TENANT on other part.',
    'The tenant has paid Rs. 2,00,000/- as advance and agrees to pay a sum of Rs. 21,000/- (Twenty One',
    'Thousand only) per month as rent.',
    'SCHEDULE: House property bearing No. 55/1, 5th Main, Jayanagar, Bengaluru - 560 011',
  );
  assert.deepEqual(values, {
    landlord: 'NAGARAJ SAMPLE',
    tenant: 'DIVYA INVENTED',
    address: 'No. 55/1, 5th Main, Jayanagar, Bengaluru - 560 011',
    rent: '21000',
  });
});

test('parties without a title are a firm and a person, a period of years is told in months', () => {
  const values = valuesOf(
    'LEASE AGREEMENT',
    'BY AND BETWEEN Sample Infra LLP, having its office at 501, Skyline, Ahmedabad 380054 (hereinafter',
    'referred to as the "Lessor") AND Mehul Sampletex, a proprietorship of Mr. Mehul Bhai Invented, having',
    'office at 3, Ring Road, Surat 395002 (hereinafter referred to as the "Lessee").',
    'The premises being Office No. 210, Titanium Square, Ahmedabad 380059 are leased on a monthly rent of',
    'Rs. 45,000/- plus GST for a term of 5 years starting 1st February 2024 until 31st January 2029.',
  );
  assert.deepEqual(values, {
    landlord: 'Sample Infra LLP',
    tenant: 'Mehul Sampletex',
    address: 'Office No. 210, Titanium Square, Ahmedabad 380059',
    rent: '45000',
    from: '01-02-2024',
    to: '31-01-2029',
    months: '60',
  });
});

test('the items of a schedule are numbered, and a revised rent is no rent', () => {
  const values = valuesOf(
    'TENANCY AGREEMENT',
    '1. Lessor  Sri Debu Sample, son of Late Hari Sample, by occupation Retired',
    '2. Lessee  Smt. Priya Invented, wife of Sri Ram Invented',
    '3. Demised premises  Flat No. 2B, Sample Apartment, 28 Example Road, Kolkata 700008',
    '4. Commencement  1st November 2024',
    '5. Expiry  31st October 2026',
    '6. Term  24 (twenty four) months',
    '7. Monthly rent  Rs. 16,200/- payable by the 10th',
    '8. Rent revision  8% after 12 months, i.e. Rs. 17,496/- from 1st November 2025',
  );
  assert.deepEqual(values, {
    landlord: 'Debu Sample',
    tenant: 'Priya Invented',
    address: 'Flat No. 2B, Sample Apartment, 28 Example Road, Kolkata 700008',
    rent: '16200',
    from: '01-11-2024',
    to: '31-10-2026',
    months: '24',
  });
});

test('a deed in Hindi says its roles in brackets, and its days from one to the other', () => {
  const values = valuesOf(
    'किरायानामा / RENT DEED',
    'मकान मालिक (Landlord): श्री Omprakash Sample पुत्र श्री Ram Sample, निवासी कोटा 324005',
    'किरायेदार (Tenant): श्री Vikram Invented पुत्र श्री Shyam Invented, बारां 325202',
    'परिसर (Premises): Shop No. 7, Sample Complex, Rangbari Road, Kota 324005',
    '1. परिसर 11 माह की अवधि हेतु दिनांक 15/01/2025 से 14/12/2025 तक किराये पर दिया गया है।',
    '2. मासिक किराया ₹ 8,500/- तय हुआ है। 3. ₹ 51,000/- अमानत राशि (security deposit) अदा की है।',
  );
  assert.deepEqual(values, {
    landlord: 'Omprakash Sample',
    tenant: 'Vikram Invented',
    address: 'Shop No. 7, Sample Complex, Rangbari Road, Kota 324005',
    rent: '8500',
    from: '15-01-2025',
    to: '14-12-2025',
    months: '11',
  });
});

test('a period is believed when its months fit its days, and asked when a second period fits them too', () => {
  const heading = 'RENT AGREEMENT between Mr. A Sample (Landlord) and Mr. B Sample (Tenant)';
  const period = 'for a period of 11 months from 01.04.2024 to 28.02.2025 at a rent of Rs. 16,500/-.';
  const one = read(heading, period).fields;
  const two = read(heading, period, 'The shop is let from 01.05.2023 to 31.03.2024.').fields;
  assert.deepEqual([one.from?.proven, one.to?.proven, one.months?.proven], [true, true, true]);
  assert.deepEqual([two.from?.proven, two.from?.doubt !== undefined], [undefined, true]);
});

test('a last day before the first is not given', () => {
  const values = valuesOf(
    'RENT AGREEMENT',
    'The tenancy shall start from 05.02.2025. Rent is due up to 01.01.2025.',
  );
  assert.deepEqual([values.from, values.to], ['05-02-2025', undefined]);
});

test('what is let stands behind lets out, owner of or in the schedule', () => {
  const deed = (...body: string[]) =>
    readRentAgreement([
      pageOf(
        'RENTAL DEED',
        'between Sri Ravi Demo R/o 8, Hill Road, Hyderabad (LANDLORD) and Smt Asha Sample (TENANT).',
        ...body,
      ),
    ]).fields.address?.value;
  const wanted = 'H.No. 9-4-77, Lake Colony, Hyderabad - 500008';
  assert.equal(
    deed('The landlord lets out H.No. 9-4-77, Lake Colony, Hyderabad - 500008 to the tenant.'),
    wanted,
  );
  assert.equal(
    deed('The First Party is the owner of H.No. 9-4-77, Lake Colony, Hyderabad - 500008 and'),
    wanted,
  );
  assert.equal(
    deed('SCHEDULE OF PROPERTY', 'H.No. 9-4-77, Lake Colony, Hyderabad - 500008', 'of two bedrooms'),
    wanted,
  );
});
