import { type PlainKey, t } from '../../lib/catalogue.ts';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import type { Source } from './sources.ts';

const looks: Readonly<Record<Source['health'], { tone: StatusTone; words: PlainKey }>> = {
  up: { tone: 'good', words: 'bank.health.up' },
  slow: { tone: 'doubt', words: 'bank.health.slow' },
  down: { tone: 'bad', words: 'bank.health.down' },
};

/** How a source does right now: a sign and words. */
export function Health({ health }: Pick<Source, 'health'>) {
  const { tone, words } = looks[health];
  return <StatusBadge tone={tone}>{t(words)}</StatusBadge>;
}
