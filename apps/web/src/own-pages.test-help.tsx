import type { OwnForm } from '@pramaan/documents/own-forms.ts';
import type { ReactNode } from 'react';
import { CoApplicants } from './features/account/CoApplicants.tsx';
import { ProfileForm } from './features/account/ProfileForm.tsx';
import { RequestConsent } from './features/bank/consent/RequestConsent.tsx';
import { RequestHelp } from './features/bank/RequestHelp.tsx';
import { DenyCase } from './features/checks/DenyCase.tsx';
import { AddOwnFile } from './features/files/AddOwnFile.tsx';
import { NewLocker } from './features/locker/NewLocker.tsx';
import { MakeAppeal } from './features/portal/progress/MakeAppeal.tsx';
import { NameQuestion } from './features/portal/start/NameQuestion.tsx';

interface OwnPage {
  page: ReactNode;
  about?: string;
  /** What to choose where not everything can be typed, by field. */
  chosen?: Readonly<Record<string, string>>;
}

const none = () => undefined;
const aggregator = { id: 'aa:setu', source: 'aa', name: 'Setu', health: 'up', reason: '' } as const;
const profile = {
  ...{ name: 'Ravi Sample', mobileNo: '9000000011', email: 'ravi@example.in', segment: 'retail' },
  reference: 'SF-1',
};

/** The page of a form beside the documents, as it stands before anything is typed. */
export function ownPage(form: OwnForm, applicantId: string): OwnPage {
  const case_ = 'KA/12/2021';
  const pages: Readonly<Record<OwnForm, OwnPage>> = {
    appeal: { page: <MakeAppeal applicantId={applicantId} /> },
    'case-denial': {
      page: <DenyCase applicantId={applicantId} found={case_} onClose={none} />,
      about: case_,
    },
    name: { page: <NameQuestion applicantId={applicantId} email="" /> },
    profile: { page: <ProfileForm id={applicantId} profile={profile} />, chosen: { segment: 'business' } },
    'co-applicant': { page: <CoApplicants id={applicantId} />, chosen: { joinsAs: 'guarantor' } },
    'new-locker': {
      page: <NewLocker applicantId={applicantId} busy={false} onGo={none} />,
      chosen: { gender: 'F', dob: '1990-01-02' },
    },
    'aa-consent': {
      page: <RequestConsent applicantId={applicantId} sources={[aggregator]} onFailed={none} />,
    },
    'bank-help': { page: <RequestHelp {...{ applicantId, sources: [], onFailed: none, onCame: none }} /> },
    'added-file': { page: <AddOwnFile applicantId={applicantId} custId="C1" /> },
  };
  return pages[form];
}
