import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { addressLine, businessName } from '@pramaan/documents/fixtures/people.ts';
import { gstin } from '@pramaan/documents/identifiers/gstin.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { tin } from '@pramaan/documents/identifiers/tin.ts';
import { check, must } from '../check.ts';
import { panForm, stateForm } from '../forms.ts';
import { clients, recorded } from '../published.ts';
import { fatherIn, nameIn } from '../wording.ts';

/** A path of v2 that answers in v3's envelope. */
export const gstSearch = check({
  path: '/v2/gst',
  title: 'GST registrations of a PAN',
  envelope: 'v3',
  source: clients,
  unconfirmed: 'how the State is spelt in the request',
  request: { pan: must(panForm), state: must(stateForm) },
  by: { member: 'pan', kind: pan },
  answer: (person, asked) => [
    {
      authStatus: 'Active',
      applicationStatus: 'Active',
      emailId: person.email,
      gstinId: exampleOf(gstin, person),
      gstinRefId: 'AA290717000001A',
      mobNum: person.mobile,
      pan: asked.pan,
      regType: 'Regular',
      registrationName: businessName(person, 'ENTERPRISES'),
      tinNumber: exampleOf(tin, person),
    },
  ],
  instead: { 'says-no': { applicationStatus: 'Cancelled suo-moto', authStatus: 'Cancelled' } },
  least: ['gstinId', 'pan', 'applicationStatus'],
});

/** The members of GSTN, and the vendor's own: rating, contact, cancellation. */
export const gstDetails = check({
  path: '/v2/gstdetailed',
  title: 'GST registration',
  envelope: 'v3',
  source: recorded,
  unconfirmed: 'the address: the vendor serves GST from several hosts',
  request: { gstin: must(/^\d{2}[A-Z0-9]{13}$|^\d{4}[A-Z0-9]{11}$/) },
  by: { member: 'gstin', kind: gstin },
  answer: (person) => ({
    canFlag: null,
    contacted: { email: null, mobNum: null, name: null },
    ppr: null,
    cmpRt: '8',
    rgdt: '01/07/2017',
    tradeNam: businessName(person, 'ENTERPRISES'),
    nba: ['Retail Business', 'Warehouse / Depot', 'Supplier of Services'],
    mbr: [nameIn(person), fatherIn(person)],
    adadr: [],
    pradr: {
      adr: addressLine(person),
      em: person.email,
      mb: person.mobile,
      ntr: 'Retail Business',
      addr: null,
      lastUpdatedDate: null,
    },
    stjCd: null,
    lstupdt: null,
    gstin: exampleOf(gstin, person),
    ctjCd: null,
    stj: 'State - Karnataka, Division - DGSTO 1, Range - LGSTO 15',
    dty: 'Regular',
    cxdt: null,
    ctb: 'Proprietorship',
    sts: 'Active',
    lgnm: nameIn(person),
    ctj: 'Commissionerate - East, Division - East 3, Range - AED 3',
  }),
  instead: { 'says-no': { sts: 'Cancelled suo-moto', cxdt: '14/02/2024' } },
  least: ['gstin', 'lgnm', 'sts', 'rgdt'],
});
