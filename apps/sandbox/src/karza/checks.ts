/** Every check that the sandbox's verification vendor sells, one line each, in any order. */

export { aadhaarConsent } from './aadhaar-consent.ts';
export { aadhaar } from './checks/aadhaar.ts';
export { bankAccount } from './checks/bank-account.ts';
export { icai, icsi, icwaiFirm, icwaiMember } from './checks/accountants.ts';
export { companyReport, ratings } from './checks/companies.ts';
export { courtCases } from './checks/court-cases.ts';
export { drivingLicence } from './checks/driving-licence.ts';
export { electricity } from './checks/electricity.ts';
export { employerSearch, esic, uanSearch } from './checks/employment.ts';
export { gstDetails, gstSearch } from './checks/gst.ts';
export { iec } from './checks/iec.ts';
export { form16, itr } from './checks/income-tax.ts';
export { drugLicence, fssai, shop } from './checks/licences.ts';
export { lpg, lpgSearch } from './checks/lpg.ts';
export { mcaSignatories } from './checks/mca.ts';
export { medicalCouncil } from './checks/medical-council.ts';
export { nrega } from './checks/nrega.ts';
export { cst, ptr, st, tin, vat } from './checks/old-taxes.ts';
export { pan } from './checks/pan.ts';
export { passport } from './checks/passport.ts';
export { telephone } from './checks/telephone.ts';
export { udyam } from './checks/udyam.ts';
export { udyogAadhaar } from './checks/udyog-aadhaar.ts';
export { vehicle } from './checks/vehicle.ts';
export { voter } from './checks/voter.ts';
