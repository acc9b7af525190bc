import { fuzz } from './fuzz.ts';

fuzz('kyc');
