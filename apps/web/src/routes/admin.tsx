import { accessScopeOf, type Permission, type Role } from '@pramaan/contract/roles.ts';
import type { ComponentType, ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation, useParams } from 'wouter';
import { Guard } from '../features/access/Guard.tsx';
import { Bell } from '../features/notifications/Bell.tsx';
import { CaseExports } from '../features/reports/CaseExports.tsx';
import { CaseFrame } from '../features/review/CaseFrame.tsx';
import { CommandKey } from '../features/review/CommandKey.tsx';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { useSession } from '../lib/session.tsx';
import { CardSkeleton } from '../ui/Skeletons.tsx';
import { StaffShell } from '../ui/StaffShell.tsx';

const ApplicantsPage = onDemand(() => import('../features/applicants/ApplicantsPage.tsx'), 'ApplicantsPage');
const ImportPage = onDemand(() => import('../features/applicants/import/ImportPage.tsx'), 'ImportPage');
const ConsentTab = onDemand(() => import('../features/applicants/ConsentTab.tsx'), 'ConsentTab');
const ReviewTab = onDemand(() => import('../features/review/ReviewTab.tsx'), 'ReviewTab');
const MoneyTab = onDemand(() => import('../features/review/MoneyTab.tsx'), 'MoneyTab');
const OfferTab = onDemand(() => import('../features/offers/OfferTab.tsx'), 'OfferTab');
const AccountPage = onDemand(() => import('../features/account/AccountPage.tsx'), 'AccountPage');
const NotificationsPage = onDemand(
  () => import('../features/notifications/NotificationsPage.tsx'),
  'NotificationsPage',
);
const TeamPage = onDemand(() => import('../features/team/TeamPage.tsx'), 'TeamPage');
const MemberPage = onDemand(() => import('../features/team/MemberPage.tsx'), 'MemberPage');
const RulesPage = onDemand(() => import('../features/settings/RulesPage.tsx'), 'RulesPage');
const SecurityPage = onDemand(() => import('../features/settings/SecurityPage.tsx'), 'SecurityPage');
const ServicesPage = onDemand(() => import('../features/settings/ServicesPage.tsx'), 'ServicesPage');
const SettingsPage = onDemand(() => import('../features/settings/SettingsPage.tsx'), 'SettingsPage');
const WorkingListsPage = onDemand(
  () => import('../features/settings/WorkingListsPage.tsx'),
  'WorkingListsPage',
);
const ProductsPage = onDemand(() => import('../features/settings/products/ProductsPage.tsx'), 'ProductsPage');
const BranchesPage = onDemand(() => import('../features/settings/branches/BranchesPage.tsx'), 'BranchesPage');
const ApplicantMessagesPage = onDemand(
  () => import('../features/settings/applicant-messages/ApplicantMessagesPage.tsx'),
  'ApplicantMessagesPage',
);
const PolicyPage = onDemand(() => import('../features/settings/policy/PolicyPage.tsx'), 'PolicyPage');
const AgreementPage = onDemand(() => import('../features/settings/AgreementPage.tsx'), 'AgreementPage');
const PricesPage = onDemand(() => import('../features/settings/PricesPage.tsx'), 'PricesPage');
const KeysPage = onDemand(() => import('../features/settings/KeysPage.tsx'), 'KeysPage');
const WebhooksPage = onDemand(() => import('../features/settings/WebhooksPage.tsx'), 'WebhooksPage');
const AuditPage = onDemand(() => import('../features/audit/AuditPage.tsx'), 'AuditPage');
const UsagePage = onDemand(() => import('../features/usage/UsagePage.tsx'), 'UsagePage');
const DashboardsPage = onDemand(() => import('../features/dashboards/DashboardsPage.tsx'), 'DashboardsPage');
const DrillDownPage = onDemand(() => import('../features/dashboards/DrillDownPage.tsx'), 'DrillDownPage');
const FullReport = onDemand(() => import('../features/reports/FullReport.tsx'), 'FullReport');
const VerificationReport = onDemand(
  () => import('../features/reports/VerificationReport.tsx'),
  'VerificationReport',
);
const BankTab = onDemand(() => import('../features/bank/BankTab.tsx'), 'BankTab');
const AccountTab = onDemand(() => import('../features/bank/BankTab.tsx'), 'AccountTab');
const CreditTab = onDemand(() => import('../features/credit/CreditTab.tsx'), 'CreditTab');
const FormsTab = onDemand(() => import('../features/application-forms/FormsTab.tsx'), 'FormsTab');
const EsignTab = onDemand(() => import('../features/esign/EsignTab.tsx'), 'EsignTab');
const ChecksTab = onDemand(() => import('../features/checks/ChecksTab.tsx'), 'ChecksTab');
const FilesTab = onDemand(() => import('../features/files/FilesTab.tsx'), 'FilesTab');
const DataTab = onDemand(() => import('../features/applicants/data/DataTab.tsx'), 'DataTab');
const RetentionPage = onDemand(
  () => import('../features/settings/retention/RetentionPage.tsx'),
  'RetentionPage',
);
const HistoryTab = onDemand(() => import('../features/history/HistoryTab.tsx'), 'HistoryTab');
const NoAccessArea = onDemand(() => import('../features/site/NoAccessArea.tsx'), 'NoAccessArea');
const NotFoundArea = onDemand(() => import('../features/site/NotFoundArea.tsx'), 'NotFoundArea');

const inFrame = (Part: ComponentType<{ applicantId: string }>) =>
  function InFrame() {
    const { id = '' } = useParams();
    return (
      <CaseFrame id={id} exports={<CaseExports applicantId={id} />}>
        <Part applicantId={id} />
      </CaseFrame>
    );
  };

/** The shared screen of the second route set, marked with its type: Application or Agreement (P §2.1). */
const issuedDocument = (type: 'Application' | 'Agreement') =>
  inFrame(({ applicantId }) => <EsignTab key={type} applicantId={applicantId} type={type} />);

/** The second small route set, under one applicant; its empty path goes to the report. */
const fileRoutes: readonly { path: string; may?: Permission; Page: ComponentType }[] = [
  { path: 'application', Page: issuedDocument('Application') },
  { path: 'agreement', Page: issuedDocument('Agreement') },
  { path: 'review', Page: inFrame(ReviewTab) },
  { path: 'report', Page: inFrame(FullReport) },
  { path: 'verification', Page: inFrame(VerificationReport) },
  { path: 'money', may: 'review', Page: inFrame(MoneyTab) },
  { path: 'offer', Page: inFrame(OfferTab) },
  { path: 'bank', Page: inFrame(BankTab) },
  { path: 'bank/:account', Page: inFrame(AccountTab) },
  { path: 'checks', Page: inFrame(ChecksTab) },
  { path: 'credit', Page: inFrame(CreditTab) },
  { path: 'files', Page: inFrame(FilesTab) },
  { path: 'history', Page: inFrame(HistoryTab) },
  { path: 'forms', Page: inFrame(FormsTab) },
  { path: 'consent', Page: inFrame(ConsentTab) },
  { path: 'data', may: 'retain', Page: inFrame(DataTab) },
];

/** Pages of the office for those whose role allows them (product §4). */
const officePages: readonly { path: string; may: Permission; Page: ComponentType }[] = [
  { path: '/admin/import', may: 'start', Page: ImportPage },
  { path: '/admin/dashboards', may: 'dashboards', Page: DashboardsPage },
  { path: '/admin/dashboards/applicants', may: 'dashboards', Page: DrillDownPage },
  { path: '/admin/team', may: 'team', Page: TeamPage },
  { path: '/admin/team/:member', may: 'team', Page: MemberPage },
  { path: '/admin/settings', may: 'settings', Page: SettingsPage },
  { path: '/admin/settings/rules', may: 'settings', Page: RulesPage },
  { path: '/admin/settings/security', may: 'settings', Page: SecurityPage },
  { path: '/admin/settings/services', may: 'settings', Page: ServicesPage },
  { path: '/admin/settings/working-lists', may: 'settings', Page: WorkingListsPage },
  { path: '/admin/settings/messages', may: 'settings', Page: ApplicantMessagesPage },
  { path: '/admin/settings/products', may: 'settings', Page: ProductsPage },
  { path: '/admin/settings/branches', may: 'settings', Page: BranchesPage },
  { path: '/admin/settings/policy', may: 'settings', Page: PolicyPage },
  { path: '/admin/settings/agreement', may: 'settings', Page: AgreementPage },
  { path: '/admin/settings/prices', may: 'settings', Page: PricesPage },
  { path: '/admin/settings/retention', may: 'settings', Page: RetentionPage },
  { path: '/admin/settings/keys', may: 'settings', Page: KeysPage },
  { path: '/admin/settings/webhooks', may: 'settings', Page: WebhooksPage },
  { path: '/admin/usage', may: 'usage', Page: UsagePage },
  { path: '/admin/audit', may: 'audit', Page: AuditPage },
];

/** A page for those whose role may open it; the others are told whom to ask. */
function Allowed({ may, children }: { may: Permission; children: ReactNode }) {
  const { who } = useSession();
  return accessScopeOf(may, who.roleId as Role) ? children : <NoAccessArea />;
}

/** A session that is good for one's own account alone is led there. */
function OwnOnly() {
  const { who } = useSession();
  const [path] = useLocation();
  return who.ownOnly && path !== '/admin/account' ? <Redirect to="/admin/account" replace /> : null;
}

function Office({ children }: { children: ReactNode }) {
  const { who } = useSession();
  return (
    <StaffShell tools={who.ownOnly ? null : <Bell />}>
      <CommandKey />
      <WhileLoading fallback={<CardSkeleton />}>{children}</WhileLoading>
    </StaffShell>
  );
}

/** The lender's area: everything under /admin, behind the admin guard. */
export function Admin() {
  return (
    <Guard door="office">
      <Office>
        <OwnOnly />
        <Switch>
          <Route path="/admin">
            <ApplicantsPage />
          </Route>
          <Route path="/admin/account">
            <AccountPage />
          </Route>
          <Route path="/admin/notifications">
            <NotificationsPage />
          </Route>
          {officePages.map(({ path, may, Page }) => (
            <Route key={path} path={path}>
              <Allowed may={may}>
                <Page />
              </Allowed>
            </Route>
          ))}
          <Route path="/admin/applicants">
            <Redirect to="/admin" replace />
          </Route>
          <Route path="/admin/applicants/:id">
            {({ id }) => <Redirect to={`/admin/applicants/${id}/report`} replace />}
          </Route>
          {fileRoutes.map(({ path, may = 'see', Page }) => (
            <Route key={path} path={`/admin/applicants/:id/${path}`}>
              <Allowed may={may}>
                <Page />
              </Allowed>
            </Route>
          ))}
          <Route>
            <NotFoundArea />
          </Route>
        </Switch>
      </Office>
    </Guard>
  );
}
