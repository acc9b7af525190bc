import { defineDocument, method, record, words } from '../../define.ts';
import { field } from '../../field.ts';
import { vehicleRegistration } from '../../identifiers/vehicle-registration.ts';

/** Vehicle registration certificate. Wire names are the vendor's (standards §9.1), misspellings kept; labels are ours. */
export const vehicleRc = defineDocument({
  id: 'vehicleRc',
  group: 'assets',
  area: 'ownership-proof',
  title: 'Vehicle registration',
  why: 'The registration certificate shows that the vehicle is yours and if it has a loan.',
  locker: 'rcDigiLink',
  methods: {
    auth: method({
      title: 'Type the number',
      endpoint: 'vehicle-rc',
      source: 'registry',
      judged: {
        asked: [{ path: 'rc_regn_no', field: 'regNo', as: 'number' }],
        negative: [
          {
            path: 'stautsMessage',
            no: [
              'cancelled',
              'suspended',
              'blacklisted',
              'scrapped',
              'surrendered',
              'inactive',
              'stolen',
              'blocked',
            ],
            yes: ['active', 'valid'],
          },
        ],
        validity: [
          { to: 'rc_fit_upto', written: 'DD-Mon-YYYY' },
          { to: 'rc_insurance_upto', written: 'DD-Mon-YYYY' },
        ],
        identity: {},
      },
      record: 'self',
      capture: { regNo: field('Vehicle number', vehicleRegistration, { hint: 'On the number plate' }) },
      result: record({
        ...words('rc_regn_no', 'rc_regn_dt', 'rc_owner_name', 'rc_f_name', 'rc_owner_sr'),
        ...words('rc_present_address', 'rc_permanent_address', 'rc_registered_at', 'rc_vh_class_desc'),
        ...words('rc_vch_catg', 'rc_maker_desc', 'rc_maker_model', 'rc_color', 'rc_fuel_desc'),
        ...words('rc_body_type_desc', 'rc_chasi_no', 'rc_eng_no', 'rc_manu_month_yr', 'rc_cubic_cap'),
        ...words('rc_no_cyl', 'rc_wheelbase', 'rc_seat_cap', 'rc_stand_cap', 'rc_sleeper_cap', 'rc_unld_wt'),
        ...words('rc_gvw', 'rc_norms_desc', 'rc_fit_upto', 'rc_tax_upto', 'rc_insurance_comp'),
        ...words('rc_insurance_policy_no', 'rc_insurance_upto', 'rc_financer', 'rc_status_as_on'),
        ...words('stautsMessage'),
      }),
      card: {
        title: 'Vehicle RC Details',
        blocks: [
          {
            rows: [
              { label: 'Registration Number', path: 'rc_regn_no' },
              { label: 'Registration Date', path: 'rc_regn_dt', format: 'date' },
              { label: 'Registered at', path: 'rc_registered_at' },
              { label: 'Status', path: 'stautsMessage' },
              { label: 'Status as on', path: 'rc_status_as_on', format: 'date' },
            ],
          },
          {
            heading: 'Owner',
            rows: [
              { label: 'Owner Name', path: 'rc_owner_name' },
              { label: 'Father/Husband Name', path: 'rc_f_name' },
              { label: 'Owner Serial', path: 'rc_owner_sr' },
              { label: 'Present Address', path: 'rc_present_address' },
              { label: 'Permanent Address', path: 'rc_permanent_address' },
              { label: 'Financer', path: 'rc_financer' },
            ],
          },
          {
            heading: 'Vehicle',
            rows: [
              { label: 'Class', path: 'rc_vh_class_desc' },
              { label: 'Category', path: 'rc_vch_catg' },
              { label: 'Maker', path: 'rc_maker_desc' },
              { label: 'Model', path: 'rc_maker_model' },
              { label: 'Colour', path: 'rc_color' },
              { label: 'Fuel', path: 'rc_fuel_desc' },
              { label: 'Body Type', path: 'rc_body_type_desc' },
              { label: 'Chassis Number', path: 'rc_chasi_no' },
              { label: 'Engine Number', path: 'rc_eng_no' },
              { label: 'Manufactured', path: 'rc_manu_month_yr' },
              { label: 'Engine Capacity (cc)', path: 'rc_cubic_cap' },
              { label: 'Cylinders', path: 'rc_no_cyl' },
              { label: 'Wheelbase (mm)', path: 'rc_wheelbase' },
              { label: 'Seats', path: 'rc_seat_cap' },
              { label: 'Standing Places', path: 'rc_stand_cap' },
              { label: 'Sleeping Places', path: 'rc_sleeper_cap' },
              { label: 'Unladen Weight (kg)', path: 'rc_unld_wt' },
              { label: 'Gross Weight (kg)', path: 'rc_gvw' },
              { label: 'Emission Norms', path: 'rc_norms_desc' },
            ],
          },
          {
            heading: 'Validity',
            rows: [
              { label: 'Fitness up to', path: 'rc_fit_upto', format: 'date' },
              { label: 'Tax up to', path: 'rc_tax_upto', format: 'date' },
              { label: 'Insurance Company', path: 'rc_insurance_comp' },
              { label: 'Insurance Policy Number', path: 'rc_insurance_policy_no' },
              { label: 'Insurance up to', path: 'rc_insurance_upto', format: 'date' },
            ],
          },
        ],
      },
      facts: { name: 'rc_owner_name', fatherName: 'rc_f_name', address: 'rc_present_address' },
      vendor: { path: '/v2/rc', request: { reg_no: 'regNo' } },
    }),
  },
});
