import { defineDocument, listOf, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { iec as iecCode } from '../../identifiers/iec.ts';

/**
 * Importer-exporter code (C §2 "IEC Details"): the vendor's detailed profile, which alone has directors and branches
 * (P §2.7). Their members are published nowhere: name, address and code are ours.
 */
export const iec = defineDocument({
  id: 'iec',
  group: 'business',
  area: 'business',
  title: 'Import-export code',
  why: 'The code shows that your business can import and export, and from which offices.',
  draft: {
    fields: { iecCode: 'iecCode' },
    details: 'iecDetails',
    parts: { directors: 'directors', branches: 'branches' },
  },
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'iec',
      source: 'registry',
      judged: {
        asked: [{ path: 'IE Code', field: 'iecCode', as: 'number' }],
        negative: [
          {
            path: 'IEC Status',
            no: [
              'cancelled',
              'suspended',
              'invalid',
              'not valid',
              'revoked',
              'deleted',
              'inactive',
              'surrendered',
            ],
            yes: ['valid', 'active'],
          },
        ],
        identity: { amongLists: [{ list: 'directors', name: 'name' }], address: ['Address'] },
      },
      record: 'self',
      capture: { iecCode: field('Import-export code', iecCode) },
      result: record({
        ...words('Name', 'IE Code', 'Address', 'No_of_branches', 'IEC Status', 'PAN'),
        directors: listOf(words('name', 'address')),
        branches: listOf(words('code', 'address')),
      }),
      card: {
        title: 'IEC Details',
        blocks: [
          {
            rows: [
              { label: 'Name of IEC Holder', path: 'Name' },
              { label: 'IE Code', path: 'IE Code' },
              { label: 'Address', path: 'Address' },
              { label: 'Number of Branches', path: 'No_of_branches' },
              { label: 'IEC Status', path: 'IEC Status' },
              { label: 'PAN-based IE Code', path: 'PAN' },
            ],
            tables: [
              {
                title: 'Directors',
                list: 'directors',
                columns: [
                  { label: 'Name', path: 'name' },
                  { label: 'Address', path: 'address' },
                ],
              },
              {
                title: 'Branches',
                list: 'branches',
                columns: [
                  { label: 'Branch Code', path: 'code' },
                  { label: 'Address', path: 'address' },
                ],
              },
            ],
          },
        ],
      },
      facts: { pan: 'PAN' },
      vendor: {
        path: '/v2/iecdetailed',
        request: { iec: 'iecCode' },
        reply: {
          Name: 'name',
          'IE Code': 'ie_code',
          Address: 'address',
          No_of_branches: 'no_of_branches',
          'IEC Status': 'iec_status',
          PAN: 'pan',
        },
      },
    }),
  },
});
