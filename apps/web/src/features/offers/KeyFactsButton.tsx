import { m } from '@pramaan/messages';
import { downloadFrom } from '../../lib/download.ts';
import { pageLanguage } from '../../lib/language.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { keyFactsAddress } from './offers-client.ts';

interface Props {
  applicantId: string;
  offer: string;
  /** The first thing to do on the page. */
  first?: boolean;
}

/** The Key Facts Statement in the page's language, as a signed PDF. */
export function KeyFactsButton({ applicantId, offer, first = false }: Props) {
  const { busy, run } = useAction();
  const fetchIt = async () => {
    await downloadFrom(keyFactsAddress(applicantId, offer, pageLanguage()), 'key-facts-statement.pdf');
    return undefined;
  };
  return (
    <Button
      variant={first ? 'filled' : 'default'}
      loading={busy !== null}
      onClick={() => void run('key-facts', fetchIt)}
    >
      {m.offers_key_facts()}
    </Button>
  );
}
