import {
  type AskedDocuments,
  applicantTypes,
  type Limits,
  typedNumber,
} from '@pramaan/documents/loan-product.ts';
import type { Product } from '../../../lib/loan-products.ts';
import type { SentProduct } from './use-products.ts';

/** A line of what is asked, as it is typed. */
export interface TypedLine extends Omit<AskedDocuments, 'above'> {
  key: number;
  above: string;
}

const numberFields = [
  ...(['amountFrom', 'amountTo', 'tenureFrom', 'tenureTo', 'rateFrom', 'rateTo'] as const),
  ...(['processingPercent', 'processingLeast', 'processingMost', 'fixed', 'gstPercent'] as const),
] as const;
export type NumberField = (typeof numberFields)[number];

/** A product as it is typed: numbers are text until they are sent. */
export interface TypedProduct extends Record<NumberField, string> {
  code: string;
  nameEn: string;
  nameHi: string;
  segment: Product['segment'];
  types: Product['types'];
  /** Null: what is usual. */
  asked: TypedLine[] | null;
}

const text = (value: number | null) => (value === null ? '' : String(value));

/** The form of a product; empty for a new one. */
export function toTyped(product?: Product): TypedProduct {
  const { amount, tenure, rate, fees } = product ?? {};
  return {
    ...{ code: product?.code ?? '', nameEn: product?.name.en ?? '', nameHi: product?.name.hi ?? '' },
    ...{ segment: product?.segment ?? 'retail', types: product?.types ?? [...applicantTypes] },
    ...{ amountFrom: text(amount?.from ?? null), amountTo: text(amount?.to ?? null) },
    ...{ tenureFrom: text(tenure?.from ?? null), tenureTo: text(tenure?.to ?? null) },
    ...{ rateFrom: text(rate?.from ?? null), rateTo: text(rate?.to ?? null) },
    ...{ processingPercent: text(fees?.processingPercent ?? 0), fixed: text(fees?.fixed ?? 0) },
    ...{ processingLeast: text(fees?.processingLeast ?? null), gstPercent: text(fees?.gstPercent ?? 18) },
    processingMost: text(fees?.processingMost ?? null),
    asked: product?.asked?.map((line, key) => ({ ...line, key, above: text(line.above) })) ?? null,
  };
}

const isNumber = (typed: string) => typed.trim() === '' || typedNumber(typed) !== null;

/** The fields whose text is no number. */
export const wrongNumbers = (typed: TypedProduct): NumberField[] =>
  numberFields.filter((field) => !isNumber(typed[field]));

/** The product as it is sent; a version of it for one that is there already. */
export function toSent(typed: TypedProduct, version: number | undefined): SentProduct {
  const number = (field: NumberField) => typedNumber(typed[field]);
  const limits = (from: NumberField, to: NumberField): Limits => ({ from: number(from), to: number(to) });
  // All types are the same as no choice among them.
  const types = typed.types.length === applicantTypes.length ? [] : typed.types;
  return {
    ...(version === undefined ? {} : { version }),
    ...{ name: { en: typed.nameEn, hi: typed.nameHi }, segment: typed.segment, types },
    amount: limits('amountFrom', 'amountTo'),
    tenure: limits('tenureFrom', 'tenureTo'),
    rate: limits('rateFrom', 'rateTo'),
    fees: {
      processingPercent: number('processingPercent') ?? 0,
      processingLeast: number('processingLeast'),
      processingMost: number('processingMost'),
      fixed: number('fixed') ?? 0,
      gstPercent: number('gstPercent') ?? 0,
    },
    asked: typed.asked?.map(({ key: _, ...line }) => ({ ...line, above: typedNumber(line.above) })) ?? null,
  };
}
