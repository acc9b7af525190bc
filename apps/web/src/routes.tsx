import type { ComponentType } from 'react';
import { onDemand } from './lib/on-demand.tsx';
import { framed } from './routes/framed.tsx';

interface RouteEntry {
  id: string;
  /** A wouter pattern; `*` is any other path. */
  path: string;
  Page: ComponentType;
}

/** The specification's top-level routes in its order (P §2.1), then the doors to them, then any other path. */
export const routes: readonly RouteEntry[] = [
  {
    id: 'landing',
    path: '/',
    Page: framed(() => import('./features/landing/LandingPage.tsx'), 'LandingPage'),
  },
  { id: 'laas', path: '/laas/*?', Page: framed(() => import('./routes/laas.tsx'), 'Laas') },
  { id: 'admin', path: '/admin/*?', Page: framed(() => import('./routes/admin.tsx'), 'Admin') },
  {
    id: 'consent',
    path: '/consent',
    Page: onDemand(() => import('./features/consent/ConsentPage.tsx'), 'ConsentPage'),
  },
  {
    id: 'digi-report',
    path: '/digi-report/:id',
    Page: framed(() => import('./routes/digi-report.tsx'), 'Shared'),
  },
  {
    id: 'add-bank',
    path: '/addBank/:id/:cSess/:uSess/:ydlId',
    Page: onDemand(() => import('./features/bank/link/AddBankPage.tsx'), 'AddBankPage'),
  },
  {
    id: 'bank-mob-status',
    path: '/bank-mob-status',
    Page: onDemand(() => import('./features/bank/link/BankStatusPage.tsx'), 'BankStatusPage'),
  },
  {
    id: 'consent-thanku',
    path: '/consent-thanku',
    Page: onDemand(() => import('./features/site/ThankYouPage.tsx'), 'ThankYouPage'),
  },

  {
    id: 'login',
    path: '/login',
    Page: framed(() => import('./features/access/LoginPages.tsx'), 'ApplicantLogin'),
  },
  {
    id: 'user-login',
    path: '/user-login',
    Page: framed(() => import('./features/access/LoginPages.tsx'), 'ApplicantLogin'),
  },
  {
    id: 'register',
    path: '/register',
    Page: framed(() => import('./features/access/LoginPages.tsx'), 'Register'),
  },
  {
    id: 'login-admin',
    path: '/login-admin',
    Page: framed(() => import('./features/access/StaffPages.tsx'), 'CompanyLogin'),
  },
  {
    id: 'login-team',
    path: '/login-team',
    Page: framed(() => import('./features/access/StaffPages.tsx'), 'TeamLogin'),
  },
  {
    id: 'forgot-password',
    path: '/forgot-password',
    Page: framed(() => import('./features/access/StaffPages.tsx'), 'ForgotPassword'),
  },
  {
    id: 'login-sso',
    path: '/login-sso',
    Page: framed(() => import('./features/access/StaffPages.tsx'), 'SsoReturn'),
  },
  {
    id: 'join',
    path: '/join',
    Page: framed(() => import('./features/access/StaffPages.tsx'), 'JoinPage'),
  },
  {
    id: 'legal',
    path: '/legal/:page',
    Page: framed(() => import('./features/site/LegalPage.tsx'), 'LegalPage'),
  },
  {
    id: 'handover',
    path: '/handover/:token',
    Page: onDemand(() => import('./features/handover/HandoverPage.tsx'), 'HandoverPage'),
  },
  {
    id: 'locker-share',
    path: '/locker/share',
    Page: framed(() => import('./routes/locker-share.tsx'), 'LockerShare'),
  },
  {
    id: 'verify',
    path: '/verify/:token?',
    Page: onDemand(() => import('./features/verify/VerifyPage.tsx'), 'VerifyPage'),
  },
  {
    id: 'not-found',
    path: '*',
    Page: onDemand(() => import('./features/site/NotFoundPage.tsx'), 'NotFoundPage'),
  },
];
