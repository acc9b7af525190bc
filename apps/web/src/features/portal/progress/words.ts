import type { Area } from '@pramaan/documents/define.ts';
import { type Message, m } from '@pramaan/messages';
import type { Task } from '../tasks.ts';

const titles: Readonly<Record<Area, Message>> = {
  identity: m.area_identity,
  'address-proof': m.area_address_proof,
  'personal-detail': m.area_personal_detail,
  employment: m.area_employment,
  itr: m.area_itr,
  form16: m.area_form16,
  'bank-statements': m.area_bank_statements,
  loan: m.area_loan,
  business: m.area_business,
  corporate: m.area_corporate,
  commercial: m.area_commercial,
  ratings: m.area_ratings,
  professional: m.area_professional,
  tax: m.area_tax,
  litigation: m.area_litigation,
  'ownership-proof': m.area_ownership_proof,
  asset: m.area_asset,
  'credit-report': m.area_credit_report,
};

/** A task with the title of its area in the language of the page. */
export const inPageLanguage = (task: Task): Task => ({
  ...task,
  info: { ...task.info, title: titles[task.info.area]() },
});
