import { readPaper, verifyPaper } from '@pramaan/contract/calls/papers.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { Inspect } from '../../dossier/inspection.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import type { Http } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { PaperSigner } from '../../platform/paper-signer.ts';
import { paperChecks } from './check-paper.ts';

/** What `/verify` asks, without a login: whose paper a code is of, and whether a file is as we made it. */
export function paperCheckRoutes(
  http: Http,
  { papers, ...parts }: { papers: PaperSigner; signers: SignerTrusted; inspect: Inspect },
): void {
  const checks = paperChecks(http, papers, parts);

  serve(http, readPaper, async ({ params }, context) => {
    await checks.admit(context.request.ip, 'code');
    return { result: await checks.paper(params.token) };
  });

  serve(
    http,
    verifyPaper,
    async ({ body }, { files: [file], actor }) => {
      if (!file || file.bytes.length === 0)
        throw new Refusal('BAD_REQUEST', 'Choose the PDF file to check.', [
          { path: 'file', message: 'Choose the PDF file to check.' },
        ]);
      const result = await checks.check(file.bytes, body.token ?? null, actor);
      return { result, message: result.sentence };
    },
    // Before the file is read: a flood costs nothing but the counting.
    { admit: (_, { ip }) => checks.admit(ip, 'file') },
  );
}
