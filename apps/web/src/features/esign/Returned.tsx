import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { esignClient } from './esign-client.ts';
import { Notice } from './Notice.tsx';
import { agreementsChanged, agreementsKey } from './queries.ts';
import { SignedNotice } from './SignedNotice.tsx';
import { useErrorMessage } from './trouble.ts';

interface Props {
  applicantId: string;
  request: string;
  from: 'portal' | 'office';
}

/** After the provider's page: what came of the signing that the address names. The server knows; the address only asks. */
export function Returned({ applicantId, request, from }: Props) {
  const queries = useQueryClient();
  const why = useErrorMessage();
  const known = request !== 'unknown';
  const { data, error, isPending } = useQuery({
    queryKey: [...agreementsKey(applicantId), 'request', request],
    queryFn: async ({ signal }) =>
      (await send(esignClient.getSigningRequest, { params: { id: applicantId, request }, signal })).result,
    enabled: known,
  });
  const state = data?.state;
  useEffect(() => {
    if (state) void agreementsChanged(queries, applicantId);
  }, [state, queries, applicantId]);
  const strange = error instanceof CallFailure && (error.status === 404 || error.status === 403);
  if (!known || strange) return <Notice good={false} title={m.esign_return_unknown()} />;
  if (error) return <Notice good={false} title={sentenceOf(error)} />;
  if (isPending || !data) return <p role="status">{m.esign_return_asking()}</p>;
  if (data.state === 'signed') return <SignedNotice agreement={data.agreement} from={from} />;
  const said =
    (data.trouble && why(data.trouble.code, data.trouble.sentence)) ??
    (data.state === 'ended' ? m.esign_return_ended() : m.esign_return_open());
  return (
    <Notice good={false} title={m.esign_not_done()}>
      <p>{said}</p>
    </Notice>
  );
}
