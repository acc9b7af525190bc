import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { electricityConsumer } from '@pramaan/documents/identifiers/utility.ts';
import { check, must } from '../check.ts';
import { recorded } from '../published.ts';
import { addressIn, nameIn } from '../wording.ts';

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
    bill_no: '202506000451',
    bill_due_date: '19-06-2025',
    consumer_number: exampleOf(electricityConsumer, person),
    bill_amount: 'Rs. 1845.00',
    bill_issue_date: '04-06-2025',
    mobile_number: person.mobile,
    amount_payable: 'Rs. 1921.00',
    total_amount: 'Rs. 1920.50',
    address: addressIn(person),
    consumer_name: nameIn(person),
    email_address: person.email,
    bill_date: '02-06-2025',
  }),
  least: ['consumer_name', 'consumer_number', 'address', 'bill_amount', 'bill_date'],
});
