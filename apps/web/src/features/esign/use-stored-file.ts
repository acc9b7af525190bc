import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { esignClient } from './esign-client.ts';
import { type Agreement, agreementsChanged } from './queries.ts';

interface Sent {
  applicantId: string;
  type: string;
  /** A kept file that another page sent the person here with; null when none. */
  fileId: string | null;
  onGiven: (agreement: Agreement) => void;
}

/** Makes the file that the address names a agreement to be signed. @returns why it cannot be one, if so */
export function useStoredFile({ applicantId, type, fileId, onGiven }: Sent): string | null {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (fileId === null) return;
    setFailure(null);
    send(esignClient.addAgreement, { params: { id: applicantId }, body: { type, fileId } }).then(
      async ({ result }) => {
        onGiven(result);
        await agreementsChanged(queries, applicantId);
      },
      (thrown: unknown) => setFailure(sentenceOf(thrown)),
    );
  }, [applicantId, fileId]);
  return failure;
}
