import { asha, meena, type Person, ravi, saralOwner } from './people.ts';

/** One page of the product: where it is, who looks at it, and the heading that shows it is there. */
export interface RecordRef {
  /** Ids of test/golden/routes.json that this page answers. */
  routes: readonly string[];
  /** `:file` stands for the id of Ravi's file, `:share` for a link to his report. */
  path: string;
  heading: string | RegExp;
  as?: Person;
  /** One of the pages looked at in every width and scheme. */
  main?: boolean;
}

const laas = (
  routes: readonly string[],
  path: string,
  heading: RecordRef['heading'],
  main = false,
): RecordRef => ({
  routes,
  path: `/laas${path}`,
  heading,
  as: meena,
  main,
});
const office = (
  routes: readonly string[],
  path: string,
  heading: RecordRef['heading'],
  main = false,
): RecordRef => ({
  routes,
  path: `/admin${path}`,
  heading,
  as: saralOwner,
  main,
});
const outside = (
  routes: readonly string[],
  path: string,
  heading: RecordRef['heading'],
  main = false,
): RecordRef => ({
  routes,
  path,
  heading,
  main,
});

export const places: readonly RecordRef[] = [
  outside(['landing'], '/', 'Apply for a loan, paper-free', true),
  outside(['login'], '/login', 'Continue with your mobile number', true),
  outside(['user-login'], '/user-login', 'Continue with your mobile number'),
  outside([], '/register', 'Start an application', true),
  outside(['login-admin'], '/login-admin', 'Lender login', true),
  outside([], '/login-team', 'Team login', true),
  outside([], '/forgot-password', 'Set a new password', true),
  outside(['consent'], '/consent?id=1&token=t&type=mobile&name=A+B', 'Link has expired', true),
  outside([], '/legal/terms', 'Terms', true),
  outside([], '/legal/privacy', 'Privacy Policy'),
  outside([], '/legal/bureau', 'Credit-bureau check'),
  outside(['consent-thanku'], '/consent-thanku', 'Thank You', true),
  outside(
    ['bank-mob-status'],
    '/bank-mob-status?JSONcallBackStatus=SUCCESS',
    'BANK ACCOUNT LINKED SUCCESSFULLY',
  ),
  outside(
    ['bank-mob-status'],
    '/bank-mob-status',
    'BANK ACCOUNT LINKING FAILED.. PLEASE TRY AGAIN LATER',
    true,
  ),
  outside(['add-bank'], '/addBank/1/2/3/4', 'Link your bank account', true),
  outside(['digi-report'], '/digi-report/:share', 'Verified documents', true),
  outside([], '/handover/no-such-link', 'Link has expired', true),
  outside([], '/verify', 'Verify a document', true),
  outside([], '/login-sso', 'Login failed'),
  outside([], '/join', 'This invitation is no longer valid'),
  outside(['not-found'], '/no/such/page', '404: Page Not Found!', true),

  laas(['laas'], '', 'Namaste, Meena', true),
  laas([], '/no-such-area', '404: Page Not Found!'),
  laas(['area ID proof'], '/identity/id-proof', 'Identity', true),
  { ...laas([], '/identity/id-proof/aadhaar', 'Aadhaar', true), as: asha },
  laas([], '/identity/id-proof/pan', 'PAN', true),
  { ...laas(['aadhaar-verify'], '/identity/id-proof/aadhaar-verify', 'Is this you?', true), as: ravi },
  laas(['area address proof'], '/address-proof', 'Address'),
  laas(['area personal detail'], '/personal-detail', 'Personal details'),
  laas([], '/personal-detail/residentDetails', 'Current residence', true),
  laas(['area employment'], '/employment', 'Employment'),
  { ...laas([], '/employment/work', 'Employment', true), as: asha },
  laas(['area ITR'], '/itr', 'Income-tax return', true),
  laas(['area form16'], '/form16', 'Form 16'),
  laas(['area bank statements'], '/bank-statements', 'Show your income'),
  laas(['area loan'], '/loan', 'Loan'),
  laas([], '/loan/application-form', 'Application form', true),
  laas(['area business'], '/business', 'Business', true),
  laas(['area corporate'], '/corporate', 'Company registry'),
  laas(['area professional'], '/professional', 'Professional'),
  laas(['area tax'], '/tax', 'Tax'),
  laas(['area ownership proof'], '/ownership-proof', 'Ownership'),
  laas(['area asset'], '/asset', 'Vehicle or equipment'),
  laas(['area commercial'], '/commercial', 'Company credit report'),
  laas([], '/offer', 'Your loan offer', true),
  laas(['area credit report'], '/credit-report', 'Credit report', true),
  laas(['area dashboards'], '/dashboards', 'Progress'),
  laas(['area esign'], '/esign', 'Sign your documents'),
  laas(['area financial'], '/financial', 'Show your income'),
  laas(['esign-next'], '/financial/bankStatmentOnline', 'Show your income', true),
  laas(['area litigation'], '/litigation', 'Court cases', true),
  laas(['area ratings'], '/ratings', 'External ratings'),
  laas(['area total count'], '/total-count', 'Checks used', true),
  laas(['area customer'], '/customer', 'My profile', true),
  laas([], '/locker', 'Your DigiLocker'),
  { ...outside([], '/locker/share?document=pan', 'Share from DigiLocker'), as: meena },
  laas([], '/files', 'Your files', true),
  laas([], '/history', 'Check history', true),
  laas([], '/consents', 'My consents', true),
  laas([], '/my-data', 'My data', true),
  laas([], '/report', 'Loan Applicant Report', true),

  office(['admin'], '', 'Applicants', true),
  office([], '?stage=second-approval', 'Applicants'),
  office([], '/import', 'Import a list of applicants', true),
  office([], '/applicants/:file/review', 'Review', true),
  office([], '/account', 'My account', true),
  office([], '/notifications', 'Notifications', true),
  office([], '/team', 'Team', true),
  office([], '/settings', 'Settings', true),
  office([], '/settings/working-lists', 'Settings', true),
  office([], '/settings/products', 'Settings', true),
  office([], '/settings/policy', 'Settings', true),
  office([], '/settings/prices', 'Settings', true),
  office([], '/settings/retention', 'Settings', true),
  office([], '/settings/keys', 'Settings', true),
  office([], '/settings/webhooks', 'Settings', true),
  office([], '/usage', 'Usage', true),
  office([], '/audit', 'Audit log', true),
  office(['report'], '/applicants/:file', 'Loan Applicant Report', true),
  office([], '/applicants/:file/verification', 'Customer Verification Report', true),
  office([], '/applicants/:file/offer', 'Offer', true),
  office([], '/applicants/:file/money', 'Income and policy', true),
  office([], '/applicants/:file/bank', 'Bank', true),
  office([], '/applicants/:file/checks', 'Court cases', true),
  office([], '/applicants/:file/files', 'Files', true),
  office([], '/applicants/:file/history', 'History', true),
  office([], '/applicants/:file/forms', 'Application forms'),
  office([], '/applicants/:file/consent', 'Consent', true),
  office([], '/applicants/:file/data', 'Data and retention', true),
  office(['application'], '/applicants/:file/application', 'Application', true),
  office(['agreement'], '/applicants/:file/agreement', 'Agreement'),
];
