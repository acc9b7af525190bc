import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { vehicleRegistration } from '@pramaan/documents/identifiers/vehicle-registration.ts';
import { check, must } from '../check.ts';
import { clients } from '../published.ts';
import { addressIn, fatherIn, nameIn, upper } from '../wording.ts';

/** Misspelt members (`rc_chasi_no`, `stautsMessage`) are the wire's own. */
export const vehicle = check({
  path: '/v2/rc',
  title: 'Vehicle registration',
  source: clients,
  request: { reg_no: must(/^(?:[A-Z]{2}\d{1,2}[A-Z]{0,3}\d{1,4}|\d{2}BH\d{4}[A-Z]{1,2})$/) },
  by: { member: 'reg_no', kind: vehicleRegistration },
  answer: (person) => ({
    rc_regn_no: exampleOf(vehicleRegistration, person),
    rc_regn_dt: '15-Mar-2019',
    rc_owner_name: nameIn(person),
    rc_f_name: fatherIn(person),
    rc_owner_sr: '1',
    rc_present_address: addressIn(person),
    rc_permanent_address: addressIn(person),
    rc_registered_at: `RTO ${upper(person.address.city)}, ${upper(person.address.state)}`,
    rc_vh_class_desc: 'Motor Car (LMV)',
    rc_vch_catg: 'LMV',
    rc_maker_desc: 'SAMPLE MOTORS LTD',
    rc_maker_model: 'SAMPLE HATCH 1.2',
    rc_color: 'WHITE',
    rc_fuel_desc: 'PETROL',
    rc_body_type_desc: 'SALOON',
    rc_chasi_no: 'SAMPLE00000000011',
    rc_eng_no: 'K12S0000011',
    rc_manu_month_yr: '02/2019',
    rc_cubic_cap: '1197',
    rc_no_cyl: '4',
    rc_wheelbase: '2450',
    rc_seat_cap: '5',
    rc_stand_cap: '0',
    rc_sleeper_cap: '0',
    rc_unld_wt: '875',
    rc_gvw: '1315',
    rc_norms_desc: 'BHARAT STAGE IV',
    rc_fit_upto: '14-Mar-2034',
    rc_tax_upto: '14-Mar-2034',
    rc_insurance_comp: 'Sample General Insurance',
    rc_insurance_policy_no: '100000000011',
    rc_insurance_upto: '14-Mar-2034',
    rc_financer: 'SAMPLE BANK',
    rc_status_as_on: '20-Nov-2026',
    stautsMessage: 'ACTIVE',
  }),
  instead: {
    'says-no': { stautsMessage: 'CANCELLED' },
    'out-of-date': { rc_fit_upto: '14-Mar-2020', rc_insurance_upto: '14-Mar-2020' },
  },
  least: ['rc_regn_no', 'rc_owner_name'],
});
