import * as z from 'zod/mini';
import { type Check, state, words } from '../check.ts';

/** The product's members, and Cashfree's for them. Its `rc_expiry_date` is of the registration, not of the fitness. */
const members = {
  rc_regn_dt: 'reg_date',
  rc_owner_name: 'owner',
  rc_f_name: 'owner_father_name',
  rc_owner_sr: 'owner_count',
  rc_present_address: 'present_address',
  rc_permanent_address: 'permanent_address',
  rc_registered_at: 'reg_authority',
  rc_vh_class_desc: 'class',
  rc_vch_catg: 'vehicle_category',
  rc_maker_desc: 'vehicle_manufacturer_name',
  rc_maker_model: 'model',
  rc_fuel_desc: 'type',
  rc_body_type_desc: 'body_type',
  rc_chasi_no: 'chassis',
  rc_eng_no: 'engine',
  rc_manu_month_yr: 'vehicle_manufacturing_month_year',
  rc_cubic_cap: 'vehicle_cubic_capacity',
  rc_no_cyl: 'vehicle_cylinders_no',
  rc_wheelbase: 'wheelbase',
  rc_seat_cap: 'vehicle_seat_capacity',
  rc_stand_cap: 'vehicle_standing_capacity',
  rc_sleeper_cap: 'vehicle_sleeper_capacity',
  rc_unld_wt: 'unladen_weight',
  rc_gvw: 'gross_vehicle_weight',
  rc_norms_desc: 'norms_type',
  rc_tax_upto: 'vehicle_tax_upto',
  rc_insurance_comp: 'vehicle_insurance_company_name',
  rc_insurance_policy_no: 'vehicle_insurance_policy_number',
  rc_insurance_upto: 'vehicle_insurance_upto',
  rc_financer: 'rc_financer',
  rc_status_as_on: 'status_as_on',
  stautsMessage: 'rc_status',
} as const;

const said = z.object(
  Object.fromEntries(Object.values(members).map((theirs) => [theirs, words])) as Record<
    (typeof members)[keyof typeof members],
    typeof words
  >,
);
const vehicleReply = z.extend(said, {
  status: state,
  reg_no: words,
  // The reference spells it one way in its list and the other in its examples.
  vehicle_colour: words,
  vehicle_color: words,
});

export const vehicle: Check = {
  path: '/vehicle-rc',
  request: ({ regNo }) => ({ vehicle_number: regNo }),
  record(reply, { regNo }) {
    const found = vehicleReply.parse(reply);
    if (found.status !== 'VALID') return null;
    return {
      rc_regn_no: found.reg_no ?? regNo,
      rc_color: found.vehicle_colour ?? found.vehicle_color ?? '',
      ...Object.fromEntries(Object.entries(members).map(([own, theirs]) => [own, found[theirs] ?? ''])),
    };
  },
};
