import type { Check } from './check.ts';
import { bankAccount } from './checks/bank.ts';
import { cin, gstin, udyam } from './checks/business.ts';
import { drivingLicence, pan, passport, voter } from './checks/identity.ts';
import { vehicle } from './checks/vehicle.ts';

/** The checks that Cashfree answers, by document and method. */
export const checks: Readonly<Record<string, Check>> = {
  'pan.auth': pan,
  'dl.auth': drivingLicence,
  'epic.auth': voter,
  'passport.verified': passport,
  'gst.auth': gstin,
  'mca.auth': cin,
  'udhyogAdhaar.auth': udyam,
  'vehicleRc.auth': vehicle,
  'bankAccount.auth': bankAccount,
};
