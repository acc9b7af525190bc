import { defineDocument, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { fssai as fssaiNumber } from '../../identifiers/fssai.ts';

/** Food-safety licence (C §2 "FSSAI Data"; vendor keys: standards §9.1). */
export const fssai = defineDocument({
  id: 'fssai',
  group: 'business',
  area: 'business',
  title: 'Food-safety licence',
  why: 'A food business needs this licence to operate.',
  draft: { details: 'fssaiData', parts: { FirmName: 'fssaiName' } },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'fssai',
      source: 'registry',
      judged: {
        asked: [{ path: 'LicNO', field: 'licenceNo', as: 'number' }],
        negative: [
          { path: 'Status', no: ['expired', 'lapsed'], so: 'expired' },
          {
            path: 'Status',
            no: ['cancelled', 'suspended', 'surrendered', 'revoked', 'inactive', 'closed', 'rejected'],
            yes: ['active', 'valid', 'issued', 'expired', 'lapsed'],
          },
        ],
        identity: { unnamed: 'The register names the business, not the person.', address: ['Address'] },
      },
      record: 'self',
      capture: {
        licenceNo: field('FSSAI number', fssaiNumber, { hint: 'The 14 digits under the FSSAI logo' }),
      },
      result: record(words('FirmName', 'Status', 'LicNO', 'LicType', 'Address')),
      card: {
        title: 'FSSAI Data',
        blocks: [
          {
            rows: [
              { label: 'Name of Business', path: 'FirmName' },
              { label: 'Registration Status', path: 'Status' },
              { label: 'Licence Number', path: 'LicNO' },
              { label: 'Licence Type', path: 'LicType' },
              { label: 'Office Address', path: 'Address' },
            ],
          },
        ],
      },
      vendor: { path: '/v2/fssai', request: { reg_no: 'licenceNo' } },
    }),
  },
});
