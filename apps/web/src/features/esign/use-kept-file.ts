import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { esignLines } from './esign-lines.ts';
import { type Paper, papersChanged } from './queries.ts';

interface Sent {
  applicantId: string;
  type: string;
  /** A kept file that another page sent the person here with; null when none. */
  fileId: string | null;
  onGiven: (paper: Paper) => void;
}

/** Makes the file that the address names a paper to be signed. @returns why it cannot be one, if so */
export function useKeptFile({ applicantId, type, fileId, onGiven }: Sent): string | null {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (fileId === null) return;
    setFailure(null);
    send(esignLines.addPaper, { params: { id: applicantId }, body: { type, fileId } }).then(
      async ({ result }) => {
        onGiven(result);
        await papersChanged(queries, applicantId);
      },
      (thrown: unknown) => setFailure(sentenceOf(thrown)),
    );
  }, [applicantId, fileId]);
  return failure;
}
