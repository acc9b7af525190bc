import { ApiError } from '@pramaan/contract/errors.ts';
import { applicantTypeOf, isFor, type LoanProduct } from '@pramaan/documents/loan-product.ts';
import { situationOf } from '@pramaan/documents/situation.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { type CaseFile, openCaseFile, readCaseFile, saveCaseFile } from '../../case-file/case-file.ts';
import {
  chooseProduct,
  findProduct,
  offeredProducts,
  refuseOutsideLimits,
} from '../../case-file/loan-products.ts';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

const typeOf = ({ docs }: CaseFile) => applicantTypeOf(situationOf(docs, {}).work);

/** Throws NOT_IN_THIS_STAGE once the application is under review or decided. */
async function refuseLate(trx: Queryable, applicant: string): Promise<void> {
  const [row] = await trx.query<{ stage: string }>(sql`select stage from applicant where id = ${applicant}`);
  if (row && !['in-progress', 'ready'].includes(row.stage)) throw new ApiError('NOT_IN_THIS_STAGE');
}

/** Which product an application is for. */
export function productChoice({ db, vault }: Pick<Http, 'db' | 'vault'>) {
  return {
    /** What the person can choose: products of their segment, for people who earn as they do. */
    async offered({ lender }: Principal, applicant: string): Promise<LoanProduct[]> {
      const sealed = await vault.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const caseFile = await readCaseFile(trx, sealed, applicant);
        if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
        const type = typeOf(caseFile);
        const all = await offeredProducts(trx);
        return all.filter((product) => product.segment === caseFile.segment && isFor(product, type));
      });
    },

    /** Chosen again, the application keeps the version that it has. Throws BAD_REQUEST for a product that does not suit it. */
    async choose({ lender }: Principal, applicant: string, code: string, actor: Actor): Promise<LoanProduct> {
      const sealed = await vault.of(lender, db);
      return db.tenant(lender, async (trx) => {
        const caseFile = await openCaseFile(trx, sealed, applicant);
        if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
        if (caseFile.joinsAs) throw new ApiError('BAD_REQUEST', 'Who applies chooses the loan.');
        if (caseFile.product?.code === code) return caseFile.product;
        await refuseLate(trx, applicant);
        const product = await findProduct(trx, code);
        if (!isFor(product, typeOf(caseFile)))
          throw new ApiError(
            'BAD_REQUEST',
            `${product.name.en} is not for this type of applicant. Choose another product.`,
          );
        refuseOutsideLimits(product, recordAt(caseFile.docs, 'loanRequest', 'input')?.data ?? {});
        chooseProduct(caseFile, product);
        await saveCaseFile(trx, sealed, vault, lender, caseFile);
        const { version } = product;
        await audit(trx, lender, actor, 'application.product-chosen', applicant, { code, version });
        return product;
      });
    },
  };
}
