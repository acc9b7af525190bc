import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { typeName } from './agreement-in-hand.ts';
import { esignClient } from './esign-client.ts';
import { type Agreement, agreementsChanged } from './queries.ts';

/** A agreement that nobody has signed can be taken away: it was the wrong one. */
export function RemoveAgreement({ applicantId, agreement }: { applicantId: string; agreement: Agreement }) {
  const queries = useQueryClient();
  const remove = async () => {
    try {
      await send(esignClient.removeAgreement, {
        params: { id: applicantId, agreement: agreement.agreementId },
      });
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    await agreementsChanged(queries, applicantId);
  };
  return (
    <TwoTaps
      about={typeName(agreement.type)}
      words={{
        ask: m.esign_remove(),
        sure: m.esign_remove_sure(),
        yes: m.esign_remove_yes(),
        no: m.esign_remove_no(),
      }}
      onYes={remove}
    />
  );
}
