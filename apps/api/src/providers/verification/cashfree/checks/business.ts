import { cinPattern } from '@pramaan/documents/identifiers/cin.ts';
import { udyogAadhaarForm } from '@pramaan/documents/identifiers/udyam.ts';
import * as z from 'zod/mini';
import { type Check, genderOf, slashed, state, words } from '../check.ts';

const gstinReply = z.object({
  GSTIN: words,
  valid: z.boolean(),
  legal_name_of_business: words,
  center_jurisdiction: words,
  state_jurisdiction: words,
  date_of_registration: words,
  date_of_cancellation: words,
  constitution_of_business: words,
  taxpayer_type: words,
  gst_in_status: words,
  nature_of_business_activities: z.optional(z.nullable(z.array(z.string()))),
  principal_place_address: words,
});

export const gstin: Check = {
  path: '/gstin',
  request: ({ gstin: number }) => ({ GSTIN: number }),
  record(reply, { gstin: number }) {
    const found = gstinReply.parse(reply);
    if (!found.valid) return null;
    return {
      gstin: found.GSTIN ?? number,
      lgnm: found.legal_name_of_business ?? '',
      ctj: found.center_jurisdiction ?? '',
      stj: found.state_jurisdiction ?? '',
      rgdt: slashed(found.date_of_registration),
      cxdt: slashed(found.date_of_cancellation),
      ctb: found.constitution_of_business ?? '',
      dty: found.taxpayer_type ?? '',
      sts: found.gst_in_status ?? '',
      nba: found.nature_of_business_activities ?? [],
      pradr: { adr: found.principal_place_address ?? '' },
    };
  },
};

const listed = <T extends z.core.$ZodType>(item: T) => z.optional(z.nullable(z.array(item)));

const cinReply = z.object({
  status: state,
  director_details: listed(z.object({ din: words, name: words, designation: words, address: words })),
});

/** It knows companies alone: an LLP's number it would refuse as wrong. Appointments and signatures it does not say. */
export const cin: Check = {
  path: '/cin',
  takes: ({ cin: number = '' }) => cinPattern.test(number),
  request: ({ cin: number }) => ({ cin: number }),
  record(reply) {
    const { status, director_details } = cinReply.parse(reply);
    const directors = (director_details ?? []).map(({ din, name, designation, address }) => ({
      full_name: name ?? '',
      designation: designation ?? '',
      'DIN/DPIN/PAN': din ?? '',
      address: address ?? '',
    }));
    return status === 'VALID' && directors.length > 0 ? { directors } : null;
  },
};

const place = {
  building: words,
  village: words,
  block: words,
  street: words,
  city: words,
  district: words,
  state: words,
  pincode: words,
};
const officePlace = z.object({ ...place, flat: words, email: words, mobile: words });
const unit = z.object({ ...place, unit_name: words });
const activity = z.object({ nic_2_digit: words, nic_4_digit: words, nic_5_digit: words, activity: words });
const udyamReply = z.object({
  status: z.enum(['SUCCESS', 'UDYAM_NOT_FOUND', 'UDYAM_IS_CANCELLED']),
  enterprise_name: words,
  owner_name: words,
  organization_type: words,
  major_activity: words,
  gender: words,
  social_category: words,
  date_of_incorporation: words,
  date_of_commencement: words,
  date_of_udyam_registration: words,
  enterprise_type: words,
  split_address: z.optional(z.nullable(officePlace)),
  unit_locations: listed(unit),
  nic_codes: listed(activity),
});

const placeOf = (said: z.output<typeof unit> | z.output<typeof officePlace>) => ({
  premises: said.building ?? '',
  block: said.block ?? '',
  road: said.street ?? '',
  village: said.village ?? '',
  city: said.city ?? '',
  district: said.district ?? '',
  state: said.state ?? '',
  pincode: said.pincode ?? '',
});

/** "14 - Manufacture of wearing apparel": a code and its words; either may come alone. */
function codeAndWords(text: string | null | undefined): [code: string, words: string] {
  const [, code = '', said = ''] = /^(\d*)(?: *- *)?(.*)$/s.exec(text ?? '') ?? [];
  return [code, said];
}

function activityOf({ nic_2_digit, nic_4_digit, nic_5_digit, activity: kind }: z.output<typeof activity>) {
  const [industryCode, industry] = codeAndWords(nic_2_digit);
  const [subSectorCode, subSector] = codeAndWords(nic_4_digit);
  const [nicCode, activityDescription] = codeAndWords(nic_5_digit);
  return {
    ...{ industryCode, industry, subSectorCode, subSector, nicCode, activityDescription },
    activity: kind ?? '',
  };
}

/** The mobile number comes with its middle hidden, so it is left out: it would differ from the person's. */
export const udyam: Check = {
  path: '/udyam',
  takes: ({ uan = '' }) => !udyogAadhaarForm.test(uan),
  request: ({ uan }) => ({ udyam: uan }),
  record(reply) {
    const found = udyamReply.parse(reply);
    if (found.status !== 'SUCCESS') return null;
    const { split_address: office } = found;
    return {
      profile: {
        name: found.enterprise_name ?? '',
        enterpriseType: found.enterprise_type ?? '',
        organizationType: found.organization_type ?? '',
        dateOfIncorporation: slashed(found.date_of_incorporation),
        dateOfCommencement: slashed(found.date_of_commencement),
        socialCategory: found.social_category ?? '',
        majorActivity: found.major_activity ?? '',
      },
      OwnerName: found.owner_name ?? '',
      gender: genderOf(found.gender),
      dateOfRegistration: slashed(found.date_of_udyam_registration),
      officialAddress: office
        ? { ...placeOf(office), flat: office.flat ?? '', email: office.email ?? '' }
        : {},
      branchDetails: (found.unit_locations ?? []).map((one) => ({
        name: one.unit_name ?? '',
        ...placeOf(one),
      })),
      industry: (found.nic_codes ?? []).map(activityOf),
    };
  },
};
