import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useCaseFile } from '../../documents/case-file.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { send } from '../../lib/client.ts';
import { Button } from '../../ui/Button.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import { askedDocuments, documentsOf } from './documents.ts';
import { lockerClient } from './locker-client.ts';
import { Notice } from './Notice.tsx';
import type { Trip } from './trip.ts';
import { codeOf, errorMessageOf } from './trouble.ts';
import { Working } from './Working.tsx';

interface Props {
  applicantId: string;
  trip: Trip & { token: string };
  /** The sign-in is over. */
  onLost: (thrown: unknown) => void;
  again: ReactNode;
  /** The way on, once something was taken over. */
  onward: ReactNode;
}

/** What the person shared: read once, to be chosen from. */
export function IssuedDocuments({ applicantId, trip, onLost, again, onward }: Props) {
  const { token } = trip;
  const file = useCaseFile(applicantId);
  const { draft, isAsked } = useDraft(applicantId);
  const issued = useQuery({
    queryKey: ['locker', token],
    queryFn: async ({ signal }) =>
      (await send(lockerClient.getIssuedDoc, { body: { token }, signal })).result.items,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lost = codeOf(issued.error) === 'LOCKER_SESSION_OVER';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it has ended
  useEffect(() => {
    if (lost) onLost(issued.error);
  }, [lost]);

  if (lost) return null;
  if (issued.error)
    return (
      <Notice tone="bad" title={m.locker_failed()} text={errorMessageOf(issued.error)}>
        <Button onClick={() => void issued.refetch()}>{m.shell_retry()}</Button>
      </Notice>
    );
  if (!issued.data || !file.data || !isAsked) return <Working title={m.locker_reading()} />;
  const { documents, others } = documentsOf(issued.data, file.data.docs, trip);
  if (documents.length === 0)
    return (
      <Notice tone="doubt" title={m.locker_list_empty()} text={m.locker_list_empty_more()}>
        {again}
      </Notice>
    );
  return (
    <DocumentChoice
      applicantId={applicantId}
      token={token}
      wanted={trip.document}
      asked={askedDocuments(documents, file.data.docs, draft, file.data)}
      onward={onward}
      documents={documents}
      others={others}
      onLost={onLost}
    />
  );
}
