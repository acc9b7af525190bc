import type { ReaderName } from '@pramaan/documents/define.ts';
import { readAadhaarCard } from './aadhaar-card/read-aadhaar-card.ts';
import { readEpfPassbook } from './epf-passbook/reader.ts';
import { readForm16 } from './form-16/reader.ts';
import { readItrV } from './itr-v/reader.ts';
import { readLicenceCard } from './licence-card/read-licence-card.ts';
import { readPanCard } from './pan-card/read-pan-card.ts';
import { readPassport } from './passport/read-passport.ts';
import type { Reader } from './reading/reading.ts';
import { readVoterCard } from './voter-card/read-voter-card.ts';

/** What makes sense of each kind of document, whether its pages come from OCR or from a PDF's own text. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  'pan-card': readPanCard,
  passport: readPassport,
  'voter-card': readVoterCard,
  'licence-card': readLicenceCard,
  'aadhaar-card': readAadhaarCard,
  'form-16': readForm16,
  'itr-v': readItrV,
  'epf-passbook': readEpfPassbook,
};
