import { lazy, Suspense } from 'react';
import { CallFailure } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { troubleSentence } from './trouble.ts';

const AgreeHere = lazy(async () => ({ default: (await import('../../documents/AgreeHere.tsx')).AgreeHere }));

interface Props {
  applicantId: string;
  failure: unknown;
  onAgreed: () => Promise<void>;
}

/** What stood in the way; without consent the person agrees right here, and it goes on. */
export function Trouble({ applicantId, failure, onAgreed }: Props) {
  if (failure instanceof CallFailure && failure.code === 'NO_CONSENT')
    return (
      <Suspense>
        <AgreeHere applicantId={applicantId} said={failure.message} onAgreed={onAgreed} />
      </Suspense>
    );
  return <FormNotice message={failure ? troubleSentence(failure) : null} />;
}
