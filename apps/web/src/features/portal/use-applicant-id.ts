import { useSession } from '../../lib/session.tsx';

/** Whose room this is: the applicant who is logged in. */
export function useApplicantId(): string {
  return useSession().who._id;
}
