import { m } from '@pramaan/messages';

export const retainedKindMessages = {
  identity: m.my_data_kind_identity,
  income: m.my_data_kind_income,
  work: m.my_data_kind_work,
  other: m.my_data_kind_other,
  agreements: m.my_data_kind_agreements,
  person: m.my_data_kind_person,
} as const;
