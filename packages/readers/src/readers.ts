import type { ReaderName } from '@pramaan/documents/define.ts';
import type { Reader } from './reading/reading.ts';

/** Each reader by itself: a thread that reads one file loads the one that it needs. */
const readers: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  'pan-card': async () => (await import('./pan-card/read-pan-card.ts')).readPanCard,
  passport: async () => (await import('./passport/read-passport.ts')).readPassport,
  'voter-card': async () => (await import('./voter-card/read-voter-card.ts')).readVoterCard,
  'licence-card': async () => (await import('./licence-card/read-licence-card.ts')).readLicenceCard,
  'aadhaar-card': async () => (await import('./aadhaar-card/read-aadhaar-card.ts')).readAadhaarCard,
  'form-16': async () => (await import('./form-16/reader.ts')).readForm16,
  'itr-v': async () => (await import('./itr-v/reader.ts')).readItrV,
  'epf-passbook': async () => (await import('./epf-passbook/reader.ts')).readEpfPassbook,
  payslip: async () => (await import('./everyday/read-payslip.ts')).readPayslip,
  cheque: async () => (await import('./everyday/read-cheque.ts')).readCheque,
  'utility-bill': async () => (await import('./everyday/read-utility-bill.ts')).readUtilityBill,
  'employment-letter': async () =>
    (await import('./everyday/read-employment-letter.ts')).readEmploymentLetter,
  'rent-agreement': async () => (await import('./everyday/read-rent-agreement.ts')).readRentAgreement,
};

/** Loads what makes sense of one kind of document, whether its pages come from OCR or from a PDF's own text. */
export const loadReader = (name: ReaderName): Promise<Reader> => readers[name]();
