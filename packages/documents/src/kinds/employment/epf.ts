import { defineDocument, method, record, texts, words } from '../../define.ts';
import { field } from '../../field.ts';
import { uan } from '../../identifiers/employment.ts';
import { mobile } from '../../identifiers/mobile.ts';

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
      capture: { uan: field('UAN', uan) },
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
      leaf: 'self',
    }),
    uan: method({
      title: 'Find the UAN',
      endpoint: 'epfUan',
      source: 'registry',
      capture: { mobile: field('Mobile number', mobile) },
      result: record({ uan: texts() }),
      card: { title: 'UAN', blocks: [{ rows: [{ label: 'UAN', path: 'uan' }] }] },
      vendor: { path: '/v2/uan-lookup', request: { mobile: 'mobile' } },
    }),
  },
});
