import { ApiError } from '@pramaan/contract/errors.ts';
import { defaultProducts, type LoanProduct, limitFaults } from '@pramaan/documents/loan-product.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { CaseFile } from './case-file.ts';

type Terms = Omit<LoanProduct, 'code' | 'version'>;

/** A product of the catalogue, in its newest version. */
export interface CatalogueProduct {
  product: LoanProduct;
  /** Offered to nobody any more. */
  retired: boolean;
}

/** A lender's catalogue: the default products, then its own, each as it stands now. */
export async function readCatalogue(trx: Queryable): Promise<CatalogueProduct[]> {
  const rows = await trx.query<{ code: string; version: number; retired: boolean; terms: Terms }>(sql`
    select distinct on (code) code, version, retired, terms from loan_product order by code, version desc`);
  const stored = rows.map(({ code, version, retired, terms }) => ({
    product: { code, version, ...terms },
    retired,
  }));
  const isStored = ({ code }: LoanProduct) => stored.some(({ product }) => product.code === code);
  const untouched = defaultProducts.filter((product) => !isStored(product));
  return [...untouched.map((product) => ({ product, retired: false })), ...stored];
}

/** The products that are offered now. */
export async function offeredProducts(trx: Queryable): Promise<LoanProduct[]> {
  return (await readCatalogue(trx)).flatMap(({ product, retired }) => (retired ? [] : [product]));
}

/** The product of this code that is offered now. Throws BAD_REQUEST where there is none. */
export async function findProduct(trx: Queryable, code: string): Promise<LoanProduct> {
  const offered = await offeredProducts(trx);
  const found = offered.find((product) => product.code === code.trim().toUpperCase());
  if (found) return found;
  const message = `There is no loan product ${code}. Use one of: ${offered.map((one) => one.code).join(', ')}.`;
  throw new ApiError('BAD_REQUEST', message, [{ path: 'product', message }]);
}

/** The product of a segment where only one is offered; undefined where there is a choice, or none. */
export async function onlyProductFor(trx: Queryable, segment: string): Promise<LoanProduct | undefined> {
  const [first, ...others] = (await offeredProducts(trx)).filter((product) => product.segment === segment);
  return others.length === 0 ? first : undefined;
}

/** Makes an application one for this product; without one it is for none. The caller saves the file. */
export function chooseProduct(caseFile: CaseFile, product: LoanProduct | undefined): void {
  if (!product) {
    delete caseFile.product;
    delete caseFile.profile.product;
    return;
  }
  caseFile.product = product;
  caseFile.profile.product = { code: product.code, name: product.name };
  caseFile.segment = product.segment;
  caseFile.profile.segment = product.segment;
}

/** Throws BAD_REQUEST, with the fields, for a loan request that lies outside the limits of the product. */
export function refuseOutsideLimits(product: LoanProduct, request: Readonly<Record<string, unknown>>): void {
  const faults = limitFaults(product, request);
  if (faults.length > 0)
    throw new ApiError('BAD_REQUEST', `${product.name.en}: ${faults[0]?.message}`, faults);
}
