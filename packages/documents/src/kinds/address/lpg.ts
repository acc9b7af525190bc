import { defineDocument, method, part, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { lpgConsumer, lpgId } from '../../identifiers/utility.ts';

/** LPG connection (C §2 "LPG Details"; vendor keys: standards §9.1). */
export const lpg = defineDocument({
  id: 'lpg',
  group: 'address',
  area: 'address-proof',
  title: 'LPG connection',
  why: 'A gas connection in your name proves your current address.',
  locker: 'lpgDigiLink',
  draft: { fields: { lpgId: 'lpgId' }, details: 'lpgDetails' },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'lpgAuth',
      source: 'registry',
      judged: {
        negative: [
          {
            path: 'status',
            no: ['inactive', 'blocked', 'suspended', 'terminated', 'deactivated', 'cancelled', 'surrendered'],
            yes: ['active'],
          },
        ],
        identity: {},
      },
      capture: { lpgId: field('LPG ID', lpgId) },
      result: record({
        consumer: part(words('name', 'id', 'address', 'mobileNo', 'email', 'aadhaarNo')),
        distributor: part(words('name', 'code', 'address')),
        bank: part(words('name', 'ifsc', 'accountNo')),
        subsidy: part(words('givenUp', 'approxAmount')),
        // The state of the connection is judged; the specification's card has no row for it.
        ...words('lastBooking', 'totalRefill', 'status'),
      }),
      card: {
        title: 'LPG Details',
        blocks: [
          {
            heading: 'Consumer',
            rows: [
              { label: 'Name', path: 'consumer.name' },
              { label: 'Number', path: 'consumer.id' },
              { label: 'Address', path: 'consumer.address' },
              { label: 'Contact', path: 'consumer.mobileNo' },
              { label: 'Email', path: 'consumer.email' },
              { label: 'Aadhaar', path: 'consumer.aadhaarNo', format: 'aadhaar' },
            ],
          },
          {
            heading: 'Distributor',
            rows: [
              { label: 'Name', path: 'distributor.name' },
              { label: 'Code', path: 'distributor.code' },
              { label: 'Address', path: 'distributor.address' },
            ],
          },
          {
            heading: 'Bank',
            rows: [
              { label: 'Name', path: 'bank.name' },
              { label: 'IFSC', path: 'bank.ifsc' },
              { label: 'Account Number', path: 'bank.accountNo', format: 'masked' },
            ],
          },
          {
            heading: 'Subsidy',
            rows: [
              { label: 'Given Up', path: 'subsidy.givenUp' },
              { label: 'Approximate Amount Availed', path: 'subsidy.approxAmount', format: 'inr' },
            ],
          },
          {
            rows: [
              { label: 'Last Booking Date', path: 'lastBooking', format: 'date' },
              { label: 'Total Refills', path: 'totalRefill' },
            ],
          },
        ],
      },
      facts: {
        name: 'consumer.name',
        address: 'consumer.address',
        mobile: 'consumer.mobileNo',
        email: 'consumer.email',
        aadhaarLast4: 'consumer.aadhaarNo',
      },
      vendor: {
        path: '/v2/lpg',
        request: { lpg_id: 'lpgId' },
        reply: {
          'consumer.name': 'ConsumerName',
          'consumer.id': 'ConsumerNo',
          'consumer.address': 'ConsumerAddress',
          'consumer.mobileNo': 'ConsumerContact',
          'consumer.email': 'ConsumerEmail',
          'consumer.aadhaarNo': 'AadhaarNo',
          'distributor.name': 'DistributorName',
          'distributor.code': 'DistributorCode',
          'distributor.address': 'DistributorAddress',
          'bank.name': 'BankName',
          'bank.ifsc': 'IFSCCode',
          'bank.accountNo': 'BankAccountNo',
          'subsidy.givenUp': 'GivenUpSubsidy',
          'subsidy.approxAmount': 'ApproximateSubsidyAvailed',
          lastBooking: 'LastBookingDate',
          totalRefill: 'TotalRefillConsumed',
        },
      },
      record: 'self',
    }),
    find: method({
      title: 'Find the LPG ID',
      endpoint: 'lpgId',
      source: 'registry',
      judged: {
        onlyKnown: 'A search: it finds the LPG ID of a number, or nothing.',
        identity: { unnamed: 'The search names nobody.' },
      },
      capture: { input: field('Mobile or consumer number', lpgConsumer) },
      result: record(words('lpgId')),
      card: { title: 'LPG ID', blocks: [{ rows: [{ label: 'LPG ID', path: 'lpgId' }] }] },
      vendor: { path: '/v2/lpgid', request: { input: 'input' }, reply: { lpgId: 'lpg_id' } },
    }),
  },
});
