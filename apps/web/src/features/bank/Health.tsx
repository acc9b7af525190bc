import { type Message, m } from '@pramaan/messages';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import type { Source } from './sources.ts';

const looks: Readonly<Record<Source['health'], { tone: StatusTone; words: Message }>> = {
  up: { tone: 'good', words: m.bank_health_up },
  slow: { tone: 'doubt', words: m.bank_health_slow },
  down: { tone: 'bad', words: m.bank_health_down },
};

/** How a source does right now: a sign and words. */
export function Health({ health }: Pick<Source, 'health'>) {
  const { tone, words } = looks[health];
  return <StatusBadge tone={tone}>{words()}</StatusBadge>;
}
