import { states } from '@pramaan/documents/states.ts';
import type { Sign } from '../reading/likeness.ts';

const governments = states.map(({ name }) => `GOVERNMENT OF ${name.toUpperCase()}`);

/** What Aadhaar documents always show, one side or the other. */
export const aadhaarSigns: readonly Sign[] = [
  // A State's driving licence has a date of birth and an address too, and ODISHA is near to INDIA.
  { spellings: ['GOVERNMENT OF INDIA'], unlike: governments, weight: 0.3 },
  { spellings: ['UNIQUE IDENTIFICATION AUTHORITY OF INDIA'], weight: 0.5 },
  { spellings: ['YOUR AADHAAR NO', 'AADHAAR'], weight: 0.3 },
  { spellings: ['AADHAAR IS PROOF OF IDENTITY', 'AADHAAR IS A PROOF OF IDENTITY'], weight: 0.3 },
  { spellings: ['DOB', 'DATE OF BIRTH', 'YEAR OF BIRTH'], weight: 0.2 },
  { spellings: ['ENROLMENT NO', 'ENROLLMENT NO'], weight: 0.3 },
  { spellings: ['ADDRESS'], weight: 0.15 },
  { spellings: ['UIDAI.GOV.IN'], weight: 0.3 },
];
