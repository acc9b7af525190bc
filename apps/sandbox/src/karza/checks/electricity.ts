import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { electricityConsumer } from '@pramaan/documents/identifiers/utility.ts';
import { check, must } from '../check.ts';
import { recorded } from '../published.ts';
import { addressIn, nameIn } from '../wording.ts';

/** DD-MM-YYYY of a day of the month before this one. */
function lastMonth(day: number): string {
  const now = new Date();
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day));
  return at.toISOString().slice(0, 10).split('-').reverse().join('-');
}

/** Amounts come in words, "Rs. 1845.00". The board is asked by a code of capital letters, like PGVCL. */
export const electricity = check({
  path: '/v2/elec',
  title: 'Electricity bill',
  source: recorded,
  unconfirmed: 'the list of boards: one code of it, PGVCL, is public',
  request: {
    consumer_id: must(/^(?=.*\d)[A-Z0-9-]{4,20}$/),
    service_provider: must(/^[A-Z][A-Z0-9]{2,11}$/),
  },
  by: { member: 'consumer_id', kind: electricityConsumer },
  answer: (person) => ({
    bill_no: `${lastMonth(1).slice(6)}${lastMonth(1).slice(3, 5)}000451`,
    bill_due_date: lastMonth(19),
    consumer_number: exampleOf(electricityConsumer, person),
    bill_amount: 'Rs. 1845.00',
    bill_issue_date: lastMonth(4),
    mobile_number: person.mobile,
    amount_payable: 'Rs. 1921.00',
    total_amount: 'Rs. 1920.50',
    address: addressIn(person),
    consumer_name: nameIn(person),
    email_address: person.email,
    bill_date: lastMonth(2),
  }),
  least: ['consumer_name', 'consumer_number', 'address', 'bill_amount', 'bill_date'],
});
