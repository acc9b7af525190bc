import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { businessName } from '@pramaan/documents/fixtures/people.ts';
import { professionalTax } from '@pramaan/documents/identifiers/professional-tax.ts';
import { serviceTax } from '@pramaan/documents/identifiers/service-tax.ts';
import { cst as cstNumber, tin as tinNumber, vat as vatNumber } from '@pramaan/documents/identifiers/tin.ts';
import type { NumberKind } from '../../people/number-kinds.ts';
import { type Check, check, type Member, must } from '../check.ts';
import { openForm, stateForm } from '../forms.ts';
import { nowhere } from '../published.ts';
import { addressIn } from '../wording.ts';

/** Registrations of the time before GST. No public source names a path or a member; all are this project's. */
function registration(
  path: string,
  title: string,
  [member, form, kind]: [member: string, form: RegExp, kind: NumberKind],
  more: Readonly<Record<string, Member>> = {},
): Check {
  return check({
    path,
    title,
    source: nowhere,
    unconfirmed: 'path, request and result',
    request: { [member]: must(form), ...more },
    by: { member, kind },
    answer: (person) => ({
      number: exampleOf(kind, person),
      name: businessName(person, 'ENTERPRISES'),
      address: addressIn(person),
      status: 'Active',
      registrationDate: '12/05/2011',
      state: person.address.state,
    }),
    instead: { 'says-no': { status: 'Cancelled' } },
    least: ['number', 'name'],
  });
}

const dealer = /^\d{11}[VC]?$/;

export const tin = registration('/v2/tin', 'TIN registration', ['tin_no', dealer, tinNumber]);
export const vat = registration('/v2/vat', 'VAT registration', ['vat_no', dealer, vatNumber]);
export const cst = registration('/v2/cst', 'CST registration', ['cst_no', dealer, cstNumber]);
export const st = registration('/v2/st', 'Service tax registration', [
  'st_no',
  /^[A-Z]{5}\d{4}[A-Z]S[TD]\d{3}$/,
  serviceTax,
]);
export const ptr = registration(
  '/v2/ptr',
  'Professional tax registration',
  ['ptr_no', openForm, professionalTax],
  { state: must(stateForm) },
);
