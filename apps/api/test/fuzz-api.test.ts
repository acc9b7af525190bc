import { fuzz } from './fuzz.ts';

fuzz('api');
