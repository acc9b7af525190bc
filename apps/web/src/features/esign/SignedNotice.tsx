import { t } from '../../lib/catalogue.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { Notice } from './Notice.tsx';
import type { Paper } from './queries.ts';

/** The last signature is on the paper and proved: who signed, who comes next, and the document. */
export function SignedNotice({ paper: { signers, next, signedUrl } }: { paper: Paper }) {
  const last = signers.findLast(({ signed }) => signed !== null);
  const coming = next === null ? undefined : signers[next];
  return (
    <Notice good title={t('esign.done')}>
      <p>
        {t('esign.done.more', { name: last?.signed?.name ?? '' })}{' '}
        {coming ? t('esign.done.next', { name: coming.name }) : t('esign.done.all')}
      </p>
      {signedUrl ? <DownloadLink address={signedUrl} label={t('esign.download')} variant="filled" /> : null}
    </Notice>
  );
}
