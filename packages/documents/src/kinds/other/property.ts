import { defineDocument, method, record, words } from '../../define.ts';
import { choice, money, text, upload } from '../../field.ts';

/** The property the loan is for (fields: P §3.5 "Property"; lists: P §9). */
export const property = defineDocument({
  id: 'property',
  group: 'assets',
  area: 'ownership-proof',
  title: 'Property',
  why: 'The loan depends on the type of property, its price and its documents.',
  draft: {
    fields: {
      selectedPropertyType: 'selectedPropertyType',
      builder: 'builder',
      project: 'project',
      selectedTransactionType: 'selectedTransactionType',
      propertyCost: 'propertyCost',
      propertyFileName: 'propertyFileName',
      propertyFileUrl: 'propertyFileUrl',
    },
  },
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      record: 'self',
      capture: {
        selectedPropertyType: choice('Property type', ['Flat', 'Row House', 'Villa', 'House', 'Plot']),
        builder: text('Builder', 'Sample Homes', { maxLength: 150, hint: 'Or the current owner' }),
        project: text('Project', 'Sample Gardens', { maxLength: 150, hint: 'Or the name of the place' }),
        selectedTransactionType: choice('Transaction type', [
          'Builder',
          'Resale',
          'Owned (Repair/Renovation)',
          'LAP',
          'LRD',
        ]),
        propertyCost: money('Property cost', '4500000', { least: 1 }),
        propertyFileName: text('Name of the document', 'Sale agreement', { optional: true, maxLength: 150 }),
        propertyFileUrl: upload('Property document', { optional: true }),
      },
      result: record(
        words(
          'selectedPropertyType',
          'builder',
          'project',
          'selectedTransactionType',
          'propertyCost',
          'propertyFileName',
          'propertyFileUrl',
        ),
      ),
      card: {
        title: 'Property Details',
        blocks: [
          {
            rows: [
              { label: 'Property Type', path: 'selectedPropertyType' },
              { label: 'Builder', path: 'builder' },
              { label: 'Project', path: 'project' },
              { label: 'Transaction Type', path: 'selectedTransactionType' },
              { label: 'Property Cost', path: 'propertyCost', format: 'inr' },
              { label: 'Property Paper', path: 'propertyFileName' },
            ],
          },
        ],
      },
    }),
  },
});
