import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { lpgConsumer, lpgId } from '@pramaan/documents/identifiers/utility.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { addressIn, nameIn, upper } from '../wording.ts';

export const lpg = check({
  path: '/v2/lpg',
  title: 'LPG connection',
  source: clients,
  request: { lpg_id: must(/^\d{17}$/) },
  by: { member: 'lpg_id', kind: lpgId },
  answer: (person) => ({
    status: 'ACTIVE',
    ApproximateSubsidyAvailed: '1248.40',
    SubsidizedRefillConsumed: '6',
    pin: person.address.pincode,
    ConsumerEmail: person.email,
    DistributorCode: '1000011',
    BankName: 'SAMPLE GRAMEEN BANK',
    IFSCCode: 'ABCD0123451',
    'city/town': upper(person.address.city),
    AadhaarNo: `XXXX XXXX ${person.aadhaarLast4}`,
    ConsumerContact: person.mobile,
    DistributorAddress: `MARKET ROAD, ${upper(person.address.city)}`,
    ConsumerName: nameIn(person),
    ConsumerNo: '600011',
    DistributorName: 'SAMPLE GAS AGENCY',
    BankAccountNo: '100000000011',
    GivenUpSubsidy: 'NO',
    ConsumerAddress: addressIn(person),
    LastBookingDate: '18/05/2025',
    TotalRefillConsumed: '9',
  }),
  instead: { 'says-no': { status: 'DEACTIVATED' } },
  least: ['ConsumerName', 'ConsumerNo', 'DistributorName'],
});

export const lpgSearch = check({
  path: '/v2/lpgid',
  title: 'LPG ID by mobile',
  source: clients,
  request: { input: must(/^\d{5,16}$/) },
  by: { member: 'input', kind: lpgConsumer },
  answer: (person) => ({ lpg_id: exampleOf(lpgId, person) }),
  least: ['lpg_id'],
});
