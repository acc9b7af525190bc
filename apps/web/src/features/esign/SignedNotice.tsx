import { m } from '@pramaan/messages';
import { DownloadLink } from './DownloadLink.tsx';
import { Notice } from './Notice.tsx';
import type { Agreement } from './queries.ts';

/** The last signature is on the agreement and proved: who signed, who comes next, and the document. */
export function SignedNotice({ agreement: { signers, next, signedUrl } }: { agreement: Agreement }) {
  const last = signers.findLast(({ signed }) => signed !== null);
  const coming = next === null ? undefined : signers[next];
  return (
    <Notice good title={m.esign_done()}>
      <p>
        {m.esign_done_more({ name: last?.signed?.name ?? '' })}{' '}
        {coming ? m.esign_done_next({ name: coming.name }) : m.esign_done_all()}
      </p>
      {signedUrl ? <DownloadLink address={signedUrl} label={m.esign_download()} variant="filled" /> : null}
    </Notice>
  );
}
