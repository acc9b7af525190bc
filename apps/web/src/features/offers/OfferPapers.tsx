import { m } from '@pramaan/messages';
import { downloadFrom } from '../../lib/download.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { paperAddress } from './offers-client.ts';
import type { Offer } from './use-offers.ts';

interface Props {
  applicantId: string;
  offer: Pick<Offer, '_id' | 'state'>;
  /** The Key Facts Statement is the first thing to read on the page. */
  first?: boolean;
}

const papers = { 'sanction-letter': m.offers_sanction_letter, 'key-facts': m.offers_key_facts } as const;

/** The sanction letter and the Key Facts Statement in the page's language, as signed PDFs. */
export function OfferPapers({ applicantId, offer: { _id, state }, first = false }: Props) {
  const { busy, run } = useAction();
  const paper = (kind: keyof typeof papers, filled = false) => (
    <Button
      variant={filled ? 'filled' : 'default'}
      loading={busy === kind}
      onClick={() =>
        void run(kind, async () => {
          await downloadFrom(paperAddress(applicantId, _id, kind, pageLanguage()), `${kind}.pdf`);
          return undefined;
        })
      }
    >
      {papers[kind]()}
    </Button>
  );
  return (
    <>
      {paper('key-facts', first)}
      {state === 'withdrawn' ? null : paper('sanction-letter')}
    </>
  );
}
