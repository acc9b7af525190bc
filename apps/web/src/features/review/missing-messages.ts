import { m } from '@pramaan/messages';
import type { StatusTone } from '../../ui/StatusBadge.tsx';
import type { Review } from './use-review.ts';

type Why = Review['missingRequirements'][number]['why'];

export const missingWhyMessages = {
  missing: m.review_why_missing,
  failed: m.review_why_failed,
  rejected: m.review_why_rejected,
  checking: m.review_why_checking,
} as const;

export const missingTones: Readonly<Record<Why, StatusTone>> = {
  missing: 'quiet',
  failed: 'doubt',
  rejected: 'bad',
  checking: 'busy',
};
