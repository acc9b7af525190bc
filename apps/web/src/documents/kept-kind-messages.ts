import { m } from '@pramaan/messages';

export const keptKindMessages = {
  identity: m.kept_kind_identity,
  income: m.kept_kind_income,
  work: m.kept_kind_work,
  other: m.kept_kind_other,
  papers: m.kept_kind_papers,
  person: m.kept_kind_person,
} as const;
