import type { Area } from '@pramaan/documents/define.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { IssuedDocuments } from '../documents/issued-documents.ts';
import { LockerMethodProvider } from '../documents/locker-method.tsx';
import { OutboxPlace } from '../documents/outbox/OutboxPlace.tsx';
import { Guard } from '../features/access/Guard.tsx';
import { formsPage } from '../features/application-forms/addresses.ts';
import { bankPage } from '../features/bank/addresses.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { useSession } from '../lib/session.tsx';
import { useSite } from '../lib/site.ts';
import { ApplicantShell } from '../ui/ApplicantShell.tsx';
import { CardSkeleton } from '../ui/Skeletons.tsx';
import { AddressMap } from './address-map.tsx';

const PortalHome = onDemand(() => import('../features/portal/PortalHome.tsx'), 'PortalHome');
const AreaPage = onDemand(() => import('../features/portal/AreaPage.tsx'), 'AreaPage');
const AadhaarVerify = onDemand(
  () => import('../features/portal/aadhaar-verify/AadhaarVerify.tsx'),
  'AadhaarVerify',
);
const ProgressPage = onDemand(() => import('../features/portal/progress/ProgressPage.tsx'), 'ProgressPage');
const MyConsents = onDemand(() => import('../features/portal/MyConsents.tsx'), 'MyConsents');
const MyData = onDemand(() => import('../features/portal/MyData.tsx'), 'MyData');
const SummaryReport = onDemand(() => import('../features/reports/SummaryReport.tsx'), 'SummaryReport');
const ProfilePage = onDemand(() => import('../features/account/ProfilePage.tsx'), 'ProfilePage');
const FilesPage = onDemand(() => import('../features/files/FilesPage.tsx'), 'FilesPage');
const HistoryPage = onDemand(() => import('../features/history/HistoryPage.tsx'), 'HistoryPage');
const BankPage = onDemand(() => import('../features/bank/BankPage.tsx'), 'BankPage');
const AccountPage = onDemand(() => import('../features/bank/account/AccountPage.tsx'), 'AccountPage');
const FormsPage = onDemand(() => import('../features/application-forms/FormsPage.tsx'), 'FormsPage');
const GoOnButton = onDemand(() => import('../features/portal/GoOnButton.tsx'), 'GoOnButton');
const FormsLine = onDemand(() => import('../features/application-forms/FormsLine.tsx'), 'FormsLine');
const LockerPage = onDemand(() => import('../features/locker/LockerPage.tsx'), 'LockerPage');
const LockerMethod = onDemand(() => import('../features/locker/LockerMethod.tsx'), 'LockerMethod');
const CreditPage = onDemand(() => import('../features/credit/CreditPage.tsx'), 'CreditPage');
const EsignPage = onDemand(() => import('../features/esign/EsignPage.tsx'), 'EsignPage');
const OwnOfferPage = onDemand(() => import('../features/offers/OwnOfferPage.tsx'), 'OwnOfferPage');
const OwnCases = onDemand(() => import('../features/checks/OwnCases.tsx'), 'OwnCases');
const OwnUsagePage = onDemand(() => import('../features/checks/OwnUsagePage.tsx'), 'OwnUsagePage');
const NotFoundArea = onDemand(() => import('../features/site/NotFoundArea.tsx'), 'NotFoundArea');

/** By its own import, though it comes with the portal: what it uses is no part of what the back office fetches. */
const expectPage = () =>
  void import('../features/portal/expect.ts').then((part) => part.expectPage(window.location.pathname));

function Summary() {
  return <SummaryReport applicantId={useSession().who._id} />;
}

function Portal({ children }: { children: ReactNode }) {
  const { off } = useSite();
  useEffect(keepForOffline, []);
  return (
    <ApplicantShell>
      <OutboxPlace owner={useSession().who._id} />
      <AddressMap>
        <LockerMethodProvider value={off.includes('locker') ? null : LockerMethod}>
          <IssuedDocuments value={useSession().who._id}>
            <WhileLoading fallback={<CardSkeleton />}>{children}</WhileLoading>
          </IssuedDocuments>
        </LockerMethodProvider>
      </AddressMap>
    </ApplicantShell>
  );
}

/** Its place stays empty while its code loads: most people see no button there. */
function GoOnLater(props: { after?: Area }) {
  return (
    <WhileLoading>
      <GoOnButton {...props} />
    </WhileLoading>
  );
}

/** The applicant's room: everything under /laas, behind the login check. */
export function Laas() {
  useState(expectPage);
  return (
    <Guard door="portal">
      <Portal>
        <Switch>
          <Route path="/laas">
            <PortalHome />
          </Route>
          <Route path="/laas/report">
            <Summary />
          </Route>
          <Route path="/laas/customer">
            <ProfilePage />
          </Route>
          <Route path="/laas/files">
            <FilesPage />
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
            <BankPage onward={<GoOnLater after="bank-statements" />} />
          </Route>
          <Route path="/laas/credit-report/*?">
            <CreditPage />
          </Route>
          <Route path="/laas/offer">
            <OwnOfferPage />
          </Route>
          <Route path="/laas/esign">
            <EsignPage />
          </Route>
          <Route path={`${bankPage}/:account`}>
            <AccountPage />
          </Route>
          <Route path="/laas/locker">
            <LockerPage onward={<GoOnLater />} />
          </Route>
          {['/laas/bank-statements/*?', '/laas/financial'].map((path) => (
            <Route key={path} path={path}>
              <Redirect to={`${bankPage}${window.location.search}`} replace />
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
                informationRequests={area === 'litigation' ? <OwnCases /> : null}
              />
            </Route>
          ))}
          <Route>
            <NotFoundArea />
          </Route>
        </Switch>
      </Portal>
    </Guard>
  );
}
