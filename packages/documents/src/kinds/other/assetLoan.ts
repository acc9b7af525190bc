import { defineDocument, method, record, words } from '../../define.ts';
import { choice, type Listed, listed, money, text, wholeNumber } from '../../field.ts';

/** The dictionary's names under the answers to other questions, of the kind that is asked first. */
const vehicles = (...within: string[]): Listed => ({ dictionary: 'vehicles', within, kind: 'assetType' });

const rupees = (typed: unknown) => Number(typed ?? 0);

/** What is bought with an asset loan: a vehicle, a machine (C §7 names the calls alone; the fields are ours). */
export const assetLoan = defineDocument({
  id: 'assetLoan',
  group: 'assets',
  area: 'asset',
  title: 'Vehicle or equipment',
  why: 'The loan depends on the price and on how much you pay yourself.',
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      record: 'self',
      capture: {
        assetType: choice('Kind of asset', [
          'Two-wheeler',
          'Car',
          'Commercial vehicle',
          'Tractor',
          'Construction machine',
          'Factory machine',
          'Medical equipment',
        ]),
        condition: choice('Condition', ['New', 'Used']),
        manufacturer: listed('Manufacturer', 'Sample Motors', vehicles()),
        model: listed('Model', 'Sample 110', vehicles('manufacturer')),
        variant: listed('Variant', 'Sample 110 Deluxe', vehicles('manufacturer', 'model'), {
          optional: true,
          hint: 'The version you are buying',
        }),
        yearOfMake: wholeNumber('Year of make', 1980, 2100, '2024'),
        price: money('Price', '95000', { least: 1, hint: 'With tax and registration, in rupees' }),
        downPayment: money('What you pay yourself', '20000', { hint: 'In rupees; 0 if nothing' }),
        seller: text('Seller', 'Sample Dealers', {
          optional: true,
          maxLength: 120,
          hint: 'The dealer, or the current owner',
        }),
      },
      rule: ({ price, downPayment }) =>
        rupees(downPayment) < rupees(price)
          ? null
          : {
              path: 'downPayment',
              message: 'The amount you pay yourself must be less than the price. Check both amounts.',
            },
      result: record(
        words(
          'assetType',
          'condition',
          'manufacturer',
          'model',
          'variant',
          'yearOfMake',
          'price',
          'downPayment',
          'seller',
        ),
      ),
      card: {
        title: 'Asset Loan Details',
        blocks: [
          {
            rows: [
              { label: 'Kind of Asset', path: 'assetType' },
              { label: 'Condition', path: 'condition' },
              { label: 'Manufacturer', path: 'manufacturer' },
              { label: 'Model', path: 'model' },
              { label: 'Variant', path: 'variant' },
              { label: 'Year of Make', path: 'yearOfMake' },
              { label: 'Price', path: 'price', format: 'inr' },
              { label: 'Down Payment', path: 'downPayment', format: 'inr' },
              { label: 'Seller', path: 'seller' },
            ],
          },
        ],
      },
    }),
  },
});
