import type { Stage } from '@pramaan/contract/stages.ts';
import { dice } from './past-people.ts';

/** A document of a past application: when it was first given, and whether that was good at once. */
export interface PastDocument {
  document: string;
  method: string;
  at: Date;
  first: 'verified' | 'mismatch' | 'not_found';
  /** When it was given again and was good; null when it was good at once, or never. */
  again: Date | null;
}

/** How a past application went. */
export interface PastCourse {
  segment: string;
  started: Date;
  given: Date | null;
  ready: Date | null;
  review: Date | null;
  decided: Date | null;
  stage: Stage;
  documents: PastDocument[];
  /** A question of the review, and when it was answered. */
  asked: { subject: string; at: Date; answered: Date | null } | null;
}

const hour = 3_600_000;
const after = (at: Date, hours: number) => new Date(at.valueOf() + hours * hour);

/** Ways of giving that the demo's past knows, with how many of a hundred are good at once. The fund's answer names nobody: it is never another's. */
const papers = [
  { document: 'pan', method: 'auth', good: 93 },
  { document: 'dl', method: 'auth', good: 81 },
  { document: 'epic', method: 'auth', good: 72 },
  { document: 'eBill', method: 'auth', good: 64 },
  { document: 'epf', method: 'auth', good: 55 },
  { document: 'gst', method: 'auth', good: 78 },
] as const;

/** How the n-th past application went: started within the last so many days, a little faster in the later ones. */
export function pastCourse(number: number, days: number, now: Date): PastCourse {
  const roll = dice(number * 7919 + 17);
  const age = 1 + roll(days * 24 - 2);
  const started = after(now, -age);
  const pace = 0.6 + (0.8 * age) / (days * 24);
  const business = roll(100) < 30;
  const until = (at: Date | null, chance: number, least: number, spread: number): Date | null => {
    if (!at || roll(100) >= chance) return null;
    const next = after(at, (least + roll(spread)) * pace * (business ? 1.4 : 1));
    return next < now ? next : null;
  };
  const given = until(started, 88, 1, 20);
  const ready = until(given, 84, 2, 60);
  const review = until(ready, 95, 1, 28);
  const decided = until(review, 92, 2, 70);
  const left = !decided && given && roll(100) < 22 ? until(review ?? ready ?? given, 100, 40, 160) : null;
  const closed: Stage = left ? 'withdrawn' : roll(100) < 68 ? 'approved' : 'rejected';
  const open: Stage = review ? (roll(4) === 0 ? 'referred' : 'in-review') : ready ? 'ready' : 'in-progress';
  const documents = papers
    .filter(({ document }) => given && (document === 'gst' ? business : ready || roll(2) === 0))
    .map(({ document, method, good }, index): PastDocument => {
      const at = after(given ?? started, index * 0.2);
      const wrong = roll(2) === 0 && document !== 'epf' ? 'mismatch' : 'not_found';
      const first = roll(100) < good ? 'verified' : wrong;
      const next = after(at, 1 + roll(12));
      // What is ready is whole: each document was good before.
      const again =
        first === 'verified' || !ready ? null : new Date(Math.min(next.valueOf(), ready.valueOf()));
      return { document, method, at, first, again };
    })
    .filter(({ at, again }) => at < now && (!again || again < now));
  const wrong = documents.find(({ first }) => first !== 'verified');
  const asked =
    review && wrong ? { subject: wrong.document, at: review, answered: until(review, 80, 1, 60) } : null;
  return {
    segment: business ? 'business' : 'retail',
    started,
    given,
    ready,
    review,
    decided: decided ?? left,
    stage: decided || left ? closed : open,
    documents,
    asked,
  };
}
