import { rebit } from './account-aggregator/rebit/connector.ts';
import { setu } from './account-aggregator/setu/connector.ts';
import { yodlee } from './bank-aggregator/yodlee/connector.ts';
import { consumerReports } from './bureau/consumer-reports/connector.ts';
import type { Connector } from './connector.ts';
import { smtp } from './email/smtp/connector.ts';
import { cca } from './esign/cca/connector.ts';
import { digilocker } from './locker/digilocker/connector.ts';
import { onmags } from './mandates/onmags/connector.ts';
import { piped } from './net-banking/piped/connector.ts';
import { razorpay } from './payments/razorpay/connector.ts';
import { gupshup } from './sms/gupshup/connector.ts';
import { msg91 } from './sms/msg91/connector.ts';
import { google } from './translation/google/connector.ts';
import { npci } from './upi-mandates/npci/connector.ts';
import { cashfree } from './verification/cashfree/connector.ts';
import { karza } from './verification/karza/connector.ts';

/**
 * Every vendor that the product can ask, of one service in order of preference; for verification and SMS a lender can
 * choose another order. A new vendor adds its line here.
 */
export const connectors: readonly Connector[] = [
  karza,
  cashfree,
  gupshup,
  msg91,
  smtp,
  google,
  yodlee,
  setu,
  rebit,
  digilocker,
  cca,
  piped,
  consumerReports,
  razorpay,
  onmags,
  npci,
];
