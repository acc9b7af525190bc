import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { Notice } from './Notice.tsx';
import type { Agreement } from './queries.ts';

interface Props {
  agreement: Agreement;
  from: 'portal' | 'office';
}

/** The last signature is on the agreement and proved: who signed, who comes next, the document, and the way back to its offer. */
export function SignedNotice({ agreement, from }: Props) {
  const { signers, next, signedUrl } = agreement;
  const last = signers.findLast(({ signed }) => signed !== null);
  const coming = next === null ? undefined : signers[next];
  return (
    <Notice good title={m.esign_done()}>
      <p>
        {m.esign_done_more({ name: last?.signed?.name ?? '' })}{' '}
        {coming ? m.esign_done_next({ name: coming.name }) : m.esign_done_all()}
      </p>
      {signedUrl ? <DownloadLink address={signedUrl} label={m.esign_download()} variant="filled" /> : null}
      {agreement.ofOffer && agreement.isOwn && next === null && from === 'portal' ? (
        <Button href="/laas/offer" variant="default">
          {m.esign_done_offer()}
        </Button>
      ) : null}
    </Notice>
  );
}
