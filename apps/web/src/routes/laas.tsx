import { areas } from '@pramaan/documents/menu.ts';
import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LockerWayProvider } from '../documents/locker-way.tsx';
import { Papers } from '../documents/papers.ts';
import { Guard } from '../features/access/Guard.tsx';
import { bankPage } from '../features/bank/addresses.ts';
import { formsPage } from '../features/loan-forms/addresses.ts';
import type { LaterPlace } from '../features/site/later.ts';
import { t } from '../lib/catalogue.ts';
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
const EsignPage = plain(() => import('../features/esign/EsignPage.tsx'), 'EsignPage');
const LaterArea = plain(() => import('../features/site/LaterArea.tsx'), 'LaterArea');
const NotFoundArea = plain(() => import('../features/site/NotFoundArea.tsx'), 'NotFoundArea');

/** Areas of P §2.1 whose working parts come later; the documents' areas are in the menu of the definitions. */
const laterAreas: readonly { path: string; place: LaterPlace }[] = [
  { path: 'commercial', place: 'commercial' },
  { path: 'credit-report', place: 'credit' },
  { path: 'dashboards', place: 'dashboards' },
  { path: 'litigation', place: 'litigation' },
  { path: 'ratings', place: 'ratings' },
  { path: 'total-count', place: 'count' },
];

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
  const back = { href: '/laas', label: t('later.back') };
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
          <Route path="/laas/identity/id-proof/aadhaar-verify">
            <AadhaarVerify />
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
              <AreaPage area={area} more={area === 'loan' ? <FormsLine /> : null} />
            </Route>
          ))}
          {laterAreas.map(({ path, place }) => (
            <Route key={path} path={`/laas/${path}`}>
              <LaterArea place={place} back={back} />
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
