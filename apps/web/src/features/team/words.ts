import type { memberShape } from '@pramaan/contract/calls/team.ts';
import { type Message, m } from '@pramaan/messages';
import type { output } from 'zod/mini';
import type { StatusTone } from '../../ui/StatusBadge.tsx';

export type Member = output<typeof memberShape>;

export const states: Readonly<Record<Member['state'], { tone: StatusTone; word: Message; told: Message }>> = {
  active: { tone: 'good', word: m.team_state_active, told: m.team_status_active },
  invited: { tone: 'busy', word: m.team_state_invited, told: m.team_status_invited },
  disabled: { tone: 'bad', word: m.team_state_disabled, told: m.team_status_disabled },
};

export const roleHints: Readonly<Record<number, Message>> = {
  2: m.team_role_hint_2,
  3: m.team_role_hint_3,
  4: m.team_role_hint_4,
  5: m.team_role_hint_5,
};
