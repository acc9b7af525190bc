import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holderFrom } from './holder.ts';

const of = (...lines: string[]) => holderFrom(lines, lines);

test('a holder’s name after, under or beside the labels that banks have for it', () => {
  const headings: [string, string[]][] = [
    ['INVENTED KUMAR RAO', ['Name of Customer : INVENTED KUMAR RAO  Branch : SAMPLE TOWN']],
    ['INVENTED KUMAR RAO', ['A/C No: 10020030040 IFSC: SMPL0000001 Name: INVENTED KUMAR RAO']],
    ['INVENTED KUMAR RAO', ['First Holder : INVENTED KUMAR RAO Joint Holder : NIL']],
    ['INVENTED KUMAR RAO', ['Account No - 10020030040 (INR ) - INVENTED KUMAR RAO']],
    ['M/S SAMPLE TRADERS', ['Customer : M/S SAMPLE TRADERS', 'Account : 10020030040']],
    ['INVENTED KUMAR RAO', ['ग्राहक का नाम : INVENTED KUMAR RAO']],
    ['INVENTED KUMAR RAO', ['Account Holder & Address :', 'INVENTED KUMAR RAO', '14 DEMO LANE']],
    [
      'INVENTED KUMAR RAO',
      ['Account No  Customer Name  Scheme', '10020030040  INVENTED KUMAR RAO  SB GENERAL'],
    ],
    ['SMT. INVENTED DEVI', ['SAMPLE GRAMIN BANK', 'SMT. INVENTED DEVI', 'AT POST DEMO']],
    ['INVENTED RAO', ['Account Statement', 'INVENTED RAO  Account No : 10020030040']],
  ];
  for (const [name, lines] of headings) assert.equal(of(...lines), name, lines.join(' | '));
});

test('a holder without a label: the first line of an address, or the line over the number', () => {
  const headings: [string, string[]][] = [
    [
      'INVENTED KUMAR RAO',
      [
        'SAMPLE BANK LTD',
        'DEMO NAGAR BRANCH',
        'INVENTED KUMAR RAO',
        '14 SHANTI HEIGHTS',
        'BHOPAL - 462 001',
        'Customer Id : 99',
      ],
    ],
    [
      'SAMPLE IRON WORKS',
      ['SAMPLE IRON WORKS', 'Nomination : No', 'SHOP 4 DEMO MARKET', 'Branch : KATNI', 'SATNA MP 485001'],
    ],
    ['INVENTED RAO', ['Your A/C Status INVENTED RAO', 'C/O DEMO RAO', 'MYSURU 570001']],
    ['Invented Demo Rao', ['sample wallet bank', 'Invented Demo Rao', 'ACCOUNT NUMBER 9100000001']],
    [
      'INVENTED KUMAR RAO',
      ['Customer Statement', 'INVENTED KUMAR RAO | Customer ID 9912 | 01-06-2025 to 30-06-2025'],
    ],
  ];
  for (const [name, lines] of headings) assert.equal(of(...lines), name, lines.join(' | '));
});

test('no bank, branch, place or heading is taken for a holder', () => {
  const headings = [
    ['SAMPLE BANK LTD', 'CIVIL LINES BRANCH', 'Lal Darwaza Fort', 'AHMEDABAD 380001', 'Account No : 1'],
    ['SAMPLE BANK', 'Branch : Demo Chowk', 'Invented Square', 'NAGPUR 440001', 'Statement of Account'],
    ['Standard Chartered', 'ACCOUNT STATEMENT', '90 DEMO ROAD', 'MUMBAI 400001'],
    ['Branch Name : DEMO PETH', 'Scheme Name : SB GOLD', 'Nominee Name : SOMEBODY ELSE'],
    ['Relationship Manager Name : SOMEBODY ELSE', 'Name and Address of Branch : DEMO'],
    ['STATEMENT SUMMARY', 'Dr Count Cr Count', '12 4'],
    ['Account Activity', 'Account Number 10020030040'],
  ];
  for (const lines of headings) assert.equal(of(...lines), '', lines.join(' | '));
});

test('under the table stands no addressee', () => {
  const foot = ['Sample Sample', 'DEMO HOUSE', 'MUMBAI 400001'];
  assert.equal(holderFrom(['Account No : 10020030040', ...foot], ['Account No : 10020030040']), '');
});
