import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { offersClient } from './offers-client.ts';
import { useOffersChanged } from './use-offers.ts';

/** Asks the bank for the answer to a request whose browser never came back. */
export function CheckMandate({ applicantId, offer }: { applicantId: string; offer: string }) {
  const { busy, run, failure } = useFormAction();
  const changed = useOffersChanged(applicantId);
  const check = () =>
    run('check', async () => {
      const { result } = await send(offersClient.checkMandate, { params: { id: applicantId, offer } });
      changed(result);
      const now = result.offers.find(({ _id }) => _id === offer)?.mandate;
      return now?.state === 'pending' ? m.offers_mandate_still() : undefined;
    });
  return (
    <>
      <FormNotice message={failure} />
      <div>
        <Button variant="default" loading={busy !== null} onClick={() => void check()}>
          {m.offers_mandate_check()}
        </Button>
      </div>
    </>
  );
}
