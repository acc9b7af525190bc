import { defineDocument, method, part, record, texts, words } from '../../define.ts';
import { exampleStates } from '../../examples.ts';
import { choice, field } from '../../field.ts';
import { gstin } from '../../identifiers/gstin.ts';
import { pan } from '../../identifiers/pan.ts';
import { stateNames } from '../../states.ts';

/** How the GST network says that a registration is over: "Cancelled suo-moto", "Suspended". */
const gstStatus = {
  no: ['cancelled', 'canceled', 'suspended', 'inactive', 'rejected', 'invalid', 'surrendered'],
  yes: ['active', 'provisional'],
} as const;

/** Goods and services tax registration (C §2 "GST Identity Details", "GST Authentication Details"; standards §9.1). */
export const gst = defineDocument({
  id: 'gst',
  group: 'business',
  area: 'business',
  title: 'GST registration',
  common: true,
  why: 'The GST registration shows your business, its address and if its returns are filed.',
  methods: {
    authIdentity: method({
      title: 'Find it by PAN',
      endpoint: 'gst/identity',
      source: 'registry',
      judged: {
        asked: [{ path: 'pan', field: 'pan', as: 'number' }],
        negative: [{ path: 'applicationStatus', ...gstStatus }],
        identity: { facts: ['pan'], unnamed: 'The search names the business, not the person.' },
      },
      capture: {
        pan: field('PAN of the business', pan),
        state: choice('State', stateNames, { examples: exampleStates }),
      },
      result: record(
        words(
          'registrationName',
          'emailId',
          'applicationStatus',
          'mobNum',
          'pan',
          'gstinRefId',
          'regType',
          'gstinId',
          'tinNumber',
        ),
      ),
      card: {
        title: 'GST Identity Details',
        blocks: [
          {
            rows: [
              { label: 'Entity Name', path: 'registrationName' },
              { label: 'Email ID', path: 'emailId' },
              { label: 'Current Status', path: 'applicationStatus' },
              { label: 'Mobile Number', path: 'mobNum' },
              { label: 'PAN Number', path: 'pan' },
              { label: 'GST Reference ID', path: 'gstinRefId' },
              { label: 'Registration Type', path: 'regType' },
              { label: 'GSTIN', path: 'gstinId' },
              { label: 'Old VAT or Service Tax Tin', path: 'tinNumber' },
            ],
          },
        ],
      },
      facts: { pan: 'pan', mobile: 'mobNum', email: 'emailId' },
      vendor: { path: '/v2/gst', request: { pan: 'pan', state: 'state' }, listed: 'first' },
    }),
    auth: method({
      title: 'Type the GSTIN',
      endpoint: 'gst/auth',
      source: 'registry',
      judged: {
        asked: [{ path: 'gstin', field: 'gstin', as: 'number' }],
        negative: [
          { path: 'sts', ...gstStatus },
          { path: 'cxdt', no: 'any-day' },
        ],
        // A proprietor is the legal name; a partner or director is among the signatories.
        identity: { among: ['lgnm', 'mbr'], address: ['pradr.adr'] },
      },
      capture: { gstin: field('GSTIN', gstin) },
      result: record({
        mbr: texts(),
        ...words('cmpRt', 'stj', 'dty', 'rgdt', 'ctb', 'sts', 'gstin', 'lgnm', 'ctj', 'cxdt'),
        pradr: part(words('mb', 'em', 'adr', 'ntr')),
        nba: texts(),
      }),
      card: {
        title: 'GST Authentication Details',
        blocks: [
          {
            rows: [
              { label: 'Authorized Signatories', path: 'mbr' },
              { label: 'Compliance Rating', path: 'cmpRt' },
              { label: 'State Jurisdiction', path: 'stj' },
              { label: 'Taxpayer Type', path: 'dty' },
              { label: 'Registration Date', path: 'rgdt', format: 'date' },
              { label: 'Constitution of Business', path: 'ctb' },
              { label: 'Current Status', path: 'sts' },
              { label: 'GSTIN', path: 'gstin' },
              { label: 'Legal Name', path: 'lgnm' },
              { label: 'Central Jurisdiction', path: 'ctj' },
              { label: 'Cancellation Date', path: 'cxdt', format: 'date' },
            ],
          },
          {
            heading: 'Principal Address',
            rows: [
              { label: 'Mobile', path: 'pradr.mb' },
              { label: 'Email', path: 'pradr.em' },
              { label: 'Address', path: 'pradr.adr' },
              { label: 'Nature of Business', path: 'pradr.ntr' },
            ],
          },
          { heading: 'Nature of Business', rows: [{ label: '', path: 'nba', list: true }] },
        ],
      },
      facts: { mobile: 'pradr.mb', email: 'pradr.em' },
      vendor: { path: '/v2/gstdetailed', request: { gstin: 'gstin' } },
    }),
  },
});
