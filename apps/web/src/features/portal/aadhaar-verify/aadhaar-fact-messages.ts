import { m } from '@pramaan/messages';

export const aadhaarFactMessages = {
  name: m.aadhaar_fact_name,
  address: m.aadhaar_fact_address,
  gender: m.aadhaar_fact_gender,
  dob: m.aadhaar_fact_dob,
  aadhaarLast4: m.aadhaar_fact_aadhaar_last4,
} as const;
