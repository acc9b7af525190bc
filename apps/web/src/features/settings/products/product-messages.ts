import type { ApplicantType } from '@pramaan/documents/loan-product.ts';
import { type Message, m } from '@pramaan/messages';
import type { NumberField } from './typed-product.ts';

/** The types of applicants in words. */
export const typeMessages: Readonly<Record<ApplicantType, Message>> = {
  salaried: m.products_type_salaried,
  'self-employed': m.products_type_self,
  business: m.products_type_business,
  other: m.products_type_other,
};

/** The fields that are numbers, in words. */
export const numberMessages: Readonly<Record<NumberField, Message>> = {
  amountFrom: m.products_amount_from,
  amountTo: m.products_amount_to,
  tenureFrom: m.products_tenure_from,
  tenureTo: m.products_tenure_to,
  rateFrom: m.products_rate_from,
  rateTo: m.products_rate_to,
  processingPercent: m.products_processing,
  processingLeast: m.products_processing_least,
  processingMost: m.products_processing_most,
  fixed: m.products_fixed,
  gstPercent: m.products_gst,
};
