import { ApiError } from '@pramaan/contract/errors.ts';
import { type CaseFile, caseFileReader, readEnvelope } from '../../case-file/case-file.ts';
import { type CallContext, type Http, seesMasked, who } from '../../http/context.ts';

/** Reads a file as the caller may see it, the person whole and others masked, with the audit row of reading it. */
export function seenFile(http: Http) {
  const read = caseFileReader(http.db);
  return async (applicant: string, context: CallContext): Promise<CaseFile> => {
    const { lender } = who(context);
    const vault = await http.vault.of(lender, http.db);
    const view = seesMasked(who(context)) ? 'masked' : 'plain';
    const bytes = await read(vault, { lender, applicant, view, actor: context.actor });
    if (!bytes) throw new ApiError('NO_SUCH_APPLICANT');
    return readEnvelope(bytes);
  };
}
