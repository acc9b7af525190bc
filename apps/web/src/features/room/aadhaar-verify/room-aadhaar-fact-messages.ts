import { m } from '@pramaan/messages';

export const roomAadhaarFactMessages = {
  name: m.room_aadhaar_fact_name,
  address: m.room_aadhaar_fact_address,
  gender: m.room_aadhaar_fact_gender,
  dob: m.room_aadhaar_fact_dob,
  aadhaarLast4: m.room_aadhaar_fact_aadhaar_last4,
} as const;
