import * as contract from '@pramaan/contract/calls/entries.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { maskedRecord } from '@pramaan/documents/masking.ts';
import { entries, findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { recordAt, type StoredRecord } from '@pramaan/documents/tree.ts';
import { noSuchDocument } from '../../case-file/arrival.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { type Http, who, whose } from '../../http/context.ts';
import { missingMember } from '../../http/named-applicant.ts';
import { serve } from '../../http/serve.ts';
import { applicantsService } from './service.ts';

const saved = 'Saved.';

/** Documents that staff or programs enter for a customer, and what an asset loan buys (C §7). */
export function entryRoutes(http: Http): void {
  const { db, vault: hashes } = http;
  const applicants = applicantsService(db, hashes);
  const plain = (record: StoredRecord) => ({ ...record });

  /** Every document that people declare, with the status of its first record. */
  async function entriesOf(lender: string, applicant: string) {
    const vault = await hashes.of(lender, db);
    const caseFile = await db.tenant(lender, (trx) => openCaseFile(trx, vault, applicant));
    if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
    return entries
      .filter(({ method }) => method.source === 'self-declared')
      .map(({ document, key }) => ({
        docType: document.id,
        title: document.title,
        status: recordAt(caseFile.docs, document.id, key)?.status ?? '',
      }));
  }

  serve(http, contract.submitCustomerDocument, async ({ body }, context) => {
    const { lender, applicant } = whose(context);
    if (body.docType === undefined && body.data === undefined)
      return { result: { status: '', entries: await entriesOf(lender, applicant) } };
    if (body.docType === undefined || body.data === undefined)
      throw missingMember(body.docType === undefined ? 'docType' : 'data');
    const document = findDocument(body.docType);
    if (!document) throw noSuchDocument(body.docType);
    const declared = Object.values(document.methods).some(({ source }) => source === 'self-declared');
    if (!declared)
      throw new ApiError(
        'BAD_REQUEST',
        `"${document.title}" is not entered by hand: verify it, or send its files to /users/dataFileEntry.`,
        [{ path: 'docType', message: 'Name a document that people declare.' }],
      );
    const place = { group: document.group, document: document.id };
    const type = body.type ?? 'input';
    const record = await applicants.declare(who(context), applicant, place, type, body.data, context.actor);
    return { result: plain(record), message: saved };
  });

  serve(http, contract.saveAssetLoanDetails, async ({ body }, context) => {
    const { appId: _, ...data } = body;
    const { applicant } = whose(context);
    const place = { group: 'assets', document: 'assetLoan' };
    const record = await applicants.declare(who(context), applicant, place, 'input', data, context.actor);
    return { result: plain(record), message: saved };
  });

  serve(http, contract.getAssetLoanDetails, async ({ body }, context) => {
    const { lender, staff } = who(context);
    const vault = await hashes.of(lender, db);
    const caseFile = await db.tenant(lender, (trx) => openCaseFile(trx, vault, body.appId));
    if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
    const data = recordAt(caseFile.docs, 'assetLoan', 'input')?.data ?? null;
    const method = findEntry('assetLoan', 'input')?.method;
    return { result: data && staff && method ? maskedRecord(method, data) : data };
  });
}
