import { matchName } from '@pramaan/contract/calls/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import '../../documents/tones.css';
import notice from './NameNotice.module.css';
import { useApplicantId } from './use-applicant-id.ts';

const bare = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Is the name of the Aadhaar the one on the application? Asked of our own matching when the letters differ. */
export function NameNotice({ profile, aadhaar }: { profile: string; aadhaar: string }) {
  const applicantId = useApplicantId();
  const known = profile.trim() !== '';
  const alike = bare(profile) === bare(aadhaar);
  const match = useQuery({
    queryKey: ['match-name', applicantId, profile, aadhaar],
    queryFn: async ({ signal }) =>
      (await send(matchName, { body: { applicantId, name1: profile, name2: aadhaar }, signal })).result,
    enabled: known && !alike,
  });
  if (!known)
    return (
      <p className={notice.notice} data-tone="plain">
        {t('room.aadhaar.new')}
      </p>
    );
  if (alike || match.data?.code === 1)
    return (
      <p className={notice.notice} data-tone="good">
        <span aria-hidden="true">✓ </span>
        {t('room.aadhaar.same')}
      </p>
    );
  if (match.isPending) return null;
  return (
    <p className={notice.notice} data-tone="doubt" role="status">
      <strong>{t('room.aadhaar.differs', { profile, aadhaar })}</strong> {t('room.aadhaar.differs.more')}
    </p>
  );
}
