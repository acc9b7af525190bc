import type { memberShape } from '@pramaan/contract/calls/team.ts';
import type { output } from 'zod/mini';
import { enAdmin } from '../../catalogue/en-admin.ts';
import { learn, type PlainKey } from '../../lib/catalogue.ts';
import type { StatusTone } from '../../ui/StatusBadge.tsx';

learn(enAdmin);

export type Member = output<typeof memberShape>;

export const states: Readonly<Record<Member['state'], { tone: StatusTone; word: PlainKey; told: PlainKey }>> =
  {
    active: { tone: 'good', word: 'team.state.active', told: 'team.status.active' },
    invited: { tone: 'busy', word: 'team.state.invited', told: 'team.status.invited' },
    disabled: { tone: 'bad', word: 'team.state.disabled', told: 'team.status.disabled' },
  };

export const roleHints: Readonly<Record<number, PlainKey>> = {
  2: 'team.role.hint.2',
  3: 'team.role.hint.3',
  4: 'team.role.hint.4',
  5: 'team.role.hint.5',
};
