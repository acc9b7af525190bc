import { areas } from '@pramaan/documents/menu.ts';
import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LockerWayProvider } from '../documents/locker-way.tsx';
import { Papers } from '../documents/papers.ts';
import { Guard } from '../features/access/Guard.tsx';
import { bankPage } from '../features/bank/addresses.ts';
import { formsPage } from '../features/loan-forms/addresses.ts';
import { useSession } from '../lib/session.tsx';
import { ApplicantShell } from '../ui/ApplicantShell.tsx';
import { CardSkeleton } from '../ui/Skeletons.tsx';
import { AddressMap } from './address-map.tsx';
import { plain } from './lazy-page.tsx';

const RoomHome = plain(() => import('../features/room/RoomHome.tsx'), 'RoomHome');
const AreaPage = plain(() => import('../features/room/AreaPage.tsx'), 'AreaPage');
const AadhaarVerify = plain(
  () => import('../features/room/aadhaar-verify/AadhaarVerify.tsx'),
  'AadhaarVerify',
);
const ProgressPage = plain(() => import('../features/room/progress/ProgressPage.tsx'), 'ProgressPage');
const MyConsents = plain(() => import('../features/room/MyConsents.tsx'), 'MyConsents');
const MyData = plain(() => import('../features/room/MyData.tsx'), 'MyData');
const SummaryReport = plain(() => import('../features/reports/SummaryReport.tsx'), 'SummaryReport');
const ProfilePage = plain(() => import('../features/account/ProfilePage.tsx'), 'ProfilePage');
const PapersPage = plain(() => import('../features/papers/PapersPage.tsx'), 'PapersPage');
const HistoryPage = plain(() => import('../features/history/HistoryPage.tsx'), 'HistoryPage');
const BankPage = plain(() => import('../features/bank/BankPage.tsx'), 'BankPage');
const AccountPage = plain(() => import('../features/bank/account/AccountPage.tsx'), 'AccountPage');
const FormsPage = plain(() => import('../features/loan-forms/FormsPage.tsx'), 'FormsPage');
const FormsLine = plain(() => import('../features/loan-forms/FormsLine.tsx'), 'FormsLine');
const LockerPage = plain(() => import('../features/locker/LockerPage.tsx'), 'LockerPage');
const LockerWay = plain(() => import('../features/locker/LockerWay.tsx'), 'LockerWay');
const CreditPage = plain(() => import('../features/credit/CreditPage.tsx'), 'CreditPage');
const EsignPage = plain(() => import('../features/esign/EsignPage.tsx'), 'EsignPage');
const OwnCases = plain(() => import('../features/checks/OwnCases.tsx'), 'OwnCases');
const OwnUsagePage = plain(() => import('../features/checks/OwnUsagePage.tsx'), 'OwnUsagePage');
const NotFoundArea = plain(() => import('../features/site/NotFoundArea.tsx'), 'NotFoundArea');

function Summary() {
  return <SummaryReport applicantId={useSession().who._id} />;
}

function Room({ children }: { children: ReactNode }) {
  return (
    <ApplicantShell>
      <AddressMap>
        <LockerWayProvider value={LockerWay}>
          <Papers value={useSession().who._id}>
            <Suspense fallback={<CardSkeleton />}>{children}</Suspense>
          </Papers>
        </LockerWayProvider>
      </AddressMap>
    </ApplicantShell>
  );
}

/** The applicant's room: everything under /laas, behind the login check. */
export function Laas() {
  return (
    <Guard door="room">
      <Room>
        <Switch>
          <Route path="/laas">
            <RoomHome />
          </Route>
          <Route path="/laas/report">
            <Summary />
          </Route>
          <Route path="/laas/customer">
            <ProfilePage />
          </Route>
          <Route path="/laas/papers">
            <PapersPage />
          </Route>
          <Route path="/laas/history">
            <HistoryPage />
          </Route>
          <Route path="/laas/total-count">
            <OwnUsagePage />
          </Route>
          <Route path="/laas/identity/id-proof/aadhaar-verify">
            <AadhaarVerify />
          </Route>
          <Route path="/laas/dashboards">
            <ProgressPage />
          </Route>
          <Route path="/laas/consents">
            <MyConsents />
          </Route>
          <Route path="/laas/my-data">
            <MyData />
          </Route>
          <Route path="/laas/financial/bankStatmentOnline">
            <BankPage />
          </Route>
          <Route path="/laas/credit-report/*?">
            <CreditPage />
          </Route>
          <Route path="/laas/esign">
            <EsignPage />
          </Route>
          <Route path={`${bankPage}/:account`}>
            <AccountPage />
          </Route>
          <Route path="/laas/locker">
            <LockerPage />
          </Route>
          {['/laas/bank-statements/*?', '/laas/financial'].map((path) => (
            <Route key={path} path={path}>
              <Redirect to={bankPage} replace />
            </Route>
          ))}
          <Route path={formsPage}>
            <FormsPage />
          </Route>
          {areas.map(({ area, path }) => (
            <Route key={area} path={`/laas/${path}/*?`}>
              <AreaPage
                area={area}
                more={area === 'loan' ? <FormsLine /> : null}
                asks={area === 'litigation' ? <OwnCases /> : null}
              />
            </Route>
          ))}
          <Route>
            <NotFoundArea />
          </Route>
        </Switch>
      </Room>
    </Guard>
  );
}
