import { askEarly, fetchForFirstVisit } from './lib/asked-early.ts';

/* The page's first script, two kilobytes: the rest of the app comes while the answers do. */

askEarly();
fetchForFirstVisit();
void import('./main.tsx');
