import type { AccountAggregator } from './account-aggregator/port.ts';
import type { BankAggregator } from './bank-aggregator/port.ts';
import type { Bureau } from './bureau/port.ts';
import type { Email } from './email/port.ts';
import type { Esign } from './esign/port.ts';
import type { Locker } from './locker/port.ts';
import type { Mandates } from './mandates/port.ts';
import type { NetBanking } from './net-banking/port.ts';
import type { Payments } from './payments/port.ts';
import type { Sms } from './sms/port.ts';
import type { Translation } from './translation/port.ts';
import type { UpiMandates } from './upi-mandates/port.ts';
import type { Verification } from './verification/port.ts';

/** The outside services that the product knows, and what each is to it. */
export interface Ports {
  verification: Verification;
  sms: Sms;
  email: Email;
  translation: Translation;
  bankAggregator: BankAggregator;
  accountAggregator: AccountAggregator;
  locker: Locker;
  esign: Esign;
  netBanking: NetBanking;
  bureau: Bureau;
  payments: Payments;
  mandates: Mandates;
  upiMandates: UpiMandates;
}

/** The services as a person of the lender's team knows them. */
export const portTitles: Readonly<Record<keyof Ports, string>> = {
  verification: 'Verification',
  sms: 'SMS',
  email: 'E-mail',
  translation: 'Translation',
  bankAggregator: 'Bank aggregator',
  accountAggregator: 'Account Aggregator',
  locker: 'DigiLocker',
  esign: 'eSign',
  netBanking: 'Net banking',
  bureau: 'Credit bureau',
  payments: 'Payments',
  mandates: 'NACH mandates',
  upiMandates: 'UPI AutoPay',
};
