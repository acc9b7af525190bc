import { defineDocument, listOf, method, part, record, texts, words } from '../../define.ts';
import { field, upload } from '../../field.ts';
import { uan } from '../../identifiers/employment.ts';
import { mobile } from '../../identifiers/mobile.ts';
import { placesOnDocuments } from '../../place-on-document.ts';
import { specified } from '../../specified.ts';

const shares = () => part(words('employee', 'employer', 'pension'));

/** Provident fund (C §2 "EPF"; vendor keys: standards §9.1). */
export const epf = defineDocument({
  id: 'epf',
  group: 'employment',
  area: 'employment',
  title: 'Provident fund (EPF)',
  why: 'Your provident fund shows which company you work for.',
  methods: {
    auth: method({
      title: 'Type the UAN',
      endpoint: 'epfAuth',
      source: 'registry',
      judged: {
        onlyKnown: 'The fund answers for a UAN that it gave, and for no other.',
        identity: { unnamed: 'The search names the employer, not the member.' },
      },
      capture: { uan: field('UAN', uan, { place: placesOnDocuments.uan }) },
      result: record(words('estName', 'membershipId')),
      card: {
        title: 'EPF Details',
        blocks: [
          {
            rows: [
              { label: 'Est. Name', path: 'estName' },
              { label: 'Membership ID', path: 'membershipId' },
            ],
          },
        ],
      },
      // The employer lookup answers these two; the passbook call needs a one-time code besides.
      vendor: { path: '/v2/employer-lookup', request: { uan: 'uan' } },
      record: 'self',
    }),
    uan: method({
      title: 'Find the UAN',
      endpoint: 'epfUan',
      source: 'registry',
      judged: {
        onlyKnown: 'A search: it finds the UAN of a mobile number, or nothing.',
        identity: { unnamed: 'The search names nobody.' },
      },
      capture: { mobile: field('Mobile number', mobile) },
      result: record({ uan: texts() }),
      card: { title: 'UAN', blocks: [{ rows: [{ label: 'UAN', path: 'uan' }] }] },
      vendor: { path: '/v2/uan-lookup', request: { mobile: 'mobile' } },
    }),
    // Beyond the specification: the passbook that EPFO's portal gives as a PDF (layout: standards §11.3).
    passbook: method({
      title: 'Upload the passbook',
      endpoint: 'epfPassbook',
      source: 'ocr',
      capture: { file: upload('EPFO passbook', { mostPages: 12 }) },
      reader: 'epf-passbook',
      result: record({
        ...words('estName', 'estId', 'membershipId', 'uan', 'name', 'dob'),
        contributions: listOf(
          words(
            ...(['wageMonth', 'date', 'type', 'particulars', 'epfWages', 'epsWages'] as const),
            ...(['employeeShare', 'employerShare', 'pension'] as const),
          ),
        ),
        opening: shares(),
        contributed: shares(),
        transferred: shares(),
        withdrawn: shares(),
        interest: shares(),
        closing: shares(),
      }),
      card: {
        title: 'EPF Passbook Details',
        blocks: [
          {
            rows: [
              { label: 'Est. Name', path: 'estName' },
              { label: 'Establishment ID', path: 'estId' },
              { label: 'Membership ID', path: 'membershipId' },
              { label: 'UAN', path: 'uan' },
              { label: 'Name', path: 'name' },
              { label: 'Date of Birth', path: 'dob', format: 'date' },
            ],
          },
          {
            heading: 'Contributions',
            tables: [
              {
                title: 'Contributions',
                list: 'contributions',
                columns: [
                  { label: 'Wage Month', path: 'wageMonth' },
                  { label: 'Date', path: 'date', format: 'date' },
                  { label: 'Type', path: 'type' },
                  { label: 'Particulars', path: 'particulars' },
                  { label: 'EPF Wages', path: 'epfWages', format: 'inr' },
                  { label: 'EPS Wages', path: 'epsWages', format: 'inr' },
                  { label: 'Employee Share', path: 'employeeShare', format: 'inr' },
                  { label: 'Employer Share', path: 'employerShare', format: 'inr' },
                  { label: 'Pension', path: 'pension', format: 'inr' },
                ],
                scroll: specified.transactionTableHeight,
              },
            ],
          },
          {
            heading: 'Totals of the Year',
            rows: [
              { label: 'Employee Contributions', path: 'contributed.employee', format: 'inr' },
              { label: 'Employer Contributions', path: 'contributed.employer', format: 'inr' },
              { label: 'Pension Contributions', path: 'contributed.pension', format: 'inr' },
              { label: 'Employee Balance', path: 'closing.employee', format: 'inr' },
              { label: 'Employer Balance', path: 'closing.employer', format: 'inr' },
              { label: 'Pension Balance', path: 'closing.pension', format: 'inr' },
            ],
          },
        ],
      },
      facts: { name: 'name', dob: 'dob' },
    }),
  },
});
