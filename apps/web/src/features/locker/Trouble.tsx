import { CallFailure } from '../../lib/failure.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { errorMessageOf } from './trouble.ts';

const AgreeHere = onDemand(() => import('../../documents/AgreeHere.tsx'), 'AgreeHere');

interface Props {
  applicantId: string;
  failure: unknown;
  onAgreed: () => Promise<void>;
}

/** What stood in the way; without consent the person agrees right here, and it goes on. */
export function Trouble({ applicantId, failure, onAgreed }: Props) {
  if (failure instanceof CallFailure && failure.code === 'NO_CONSENT')
    return (
      <WhileLoading>
        <AgreeHere applicantId={applicantId} said={failure.message} onAgreed={onAgreed} />
      </WhileLoading>
    );
  return <FormNotice message={failure ? errorMessageOf(failure) : null} />;
}
