import type { saveLoanProduct } from '@pramaan/contract/calls/loan-products.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import { type CatalogueProduct, readCatalogue } from '../../case-file/loan-products.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** Who changes the catalogue, and in which transaction. */
export interface CatalogueChange {
  trx: Queryable;
  principal: Principal;
  actor: Actor;
}

type Terms = Omit<LoanProduct, 'code' | 'version'>;

/** The catalogue as the API answers it. */
export async function shownCatalogue(trx: Queryable) {
  const entries = await readCatalogue(trx);
  return { products: entries.map(({ product, retired }) => ({ ...product, retired })) };
}

/** Throws BAD_REQUEST for a document or an area that the product does not know. */
function refuseUnknownSubjects({ asked }: Terms): void {
  for (const [line, { anyOf }] of (asked ?? []).entries())
    for (const subject of anyOf)
      if (!subjectTitle(subject)) {
        const message = `There is no document ${subject}. Choose one from the list.`;
        throw new ApiError('BAD_REQUEST', message, [{ path: `asked.${line}.anyOf`, message }]);
      }
}

async function store(
  { trx, principal }: CatalogueChange,
  { code, version, ...terms }: LoanProduct,
  retired: boolean,
): Promise<void> {
  const rows = await trx.query<{ version: number }>(sql`
    insert into loan_product (lender_id, code, version, retired, terms, changed_by)
    values (${principal.lender}, ${code}, ${version}, ${retired}, ${JSON.stringify(terms)}::jsonb, ${principal.id})
    on conflict (lender_id, code, version) do nothing returning version`);
  if (rows.length === 0) throw new ApiError('CONFLICT');
}

const entryOf = async (trx: Queryable, code: string): Promise<CatalogueProduct | undefined> =>
  (await readCatalogue(trx)).find(({ product }) => product.code === code);

/**
 * Adds a product, or changes it by a new version. Throws CONFLICT when somebody has changed it since `version` was read, or when a new
 * one has the code of another.
 */
export async function saveProduct(
  change: CatalogueChange,
  code: string,
  { version: read, ...terms }: InputOf<typeof saveLoanProduct>['body'],
): Promise<void> {
  refuseUnknownSubjects(terms);
  const before = await entryOf(change.trx, code);
  if (before?.product.version !== read) throw new ApiError('CONFLICT');
  const version = (before?.product.version ?? 0) + 1;
  await store(change, { ...terms, code, version }, false);
  await audit(change.trx, change.principal.lender, change.actor, 'loan-product.saved', null, {
    code,
    version,
  });
}

/** Retires a product; one that is retired stays so. Throws NOT_FOUND. */
export async function retireProduct(change: CatalogueChange, code: string): Promise<void> {
  const before = await entryOf(change.trx, code);
  if (!before) throw new ApiError('NOT_FOUND', `There is no loan product ${code}.`);
  if (before.retired) return;
  const version = before.product.version + 1;
  await store(change, { ...before.product, version }, true);
  await audit(change.trx, change.principal.lender, change.actor, 'loan-product.retired', null, {
    code,
    version,
  });
}
