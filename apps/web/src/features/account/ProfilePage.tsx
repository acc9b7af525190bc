import { getProfile } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useCaseFile } from '../../documents/case-file.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { CoApplicants } from './CoApplicants.tsx';
import { PictureForm } from './PictureForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** /laas/customer: an applicant's own profile, and who applies with them. */
export function ProfilePage() {
  const { who } = useSession();
  // Nobody joins the case of somebody who joins.
  const file = useCaseFile(who._id);
  const profile = useQuery({
    queryKey: ['profile', who._id],
    queryFn: async ({ signal }) => (await send(getProfile, { params: { id: who._id }, signal })).result,
  });
  return (
    <PageColumn back={{ href: '/laas', label: m.profile_back() }}>
      <PageHeading title={m.profile_title()} lead={m.profile_lead()} />
      <div className="stack narrow">
        {profile.data ? <ProfileForm id={who._id} profile={profile.data} /> : null}
        {profile.isPending ? <CardSkeleton /> : null}
        {profile.error ? <FormNotice message={sentenceOf(profile.error)} /> : null}
        {profile.data ? <PictureForm id={who._id} picture={profile.data.picture} /> : null}
        {file.data && !file.data.joinsAs ? <CoApplicants id={who._id} /> : null}
      </div>
    </PageColumn>
  );
}
