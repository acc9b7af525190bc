import type { getRetention } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Ending, endings, type RetainedKind, retainedKinds } from '@pramaan/contract/retention.ts';
import { m } from '@pramaan/messages';
import { retainedKindMessages } from '../../../documents/retained-kind-messages.ts';
import { Card } from '../../../ui/Card.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { clockEndingMessages } from './clock-ending-messages.ts';

export type Rule = ResultOf<typeof getRetention>['rules'][number];

export const ruleOf = (rules: readonly Rule[], kind: RetainedKind, ending: Ending): Rule | undefined =>
  rules.find((one) => one.kind === kind && one.ending === ending);

/** Days of each kind, by how the application ended. */
export function RuleTable({ rules }: { rules: readonly Rule[] }) {
  const days = (kind: RetainedKind, ending: Ending) => {
    const rule = ruleOf(rules, kind, ending);
    return rule ? (rule.law ? m.clock_days_law : m.clock_days)({ days: rule.days }) : '';
  };
  const columns: [Column<RetainedKind>, ...Column<RetainedKind>[]] = [
    { label: m.clock_kind(), show: (kind) => retainedKindMessages[kind]() },
    ...endings.map((ending) => ({
      label: clockEndingMessages[ending](),
      number: true,
      show: (kind: RetainedKind) => days(kind, ending),
    })),
  ];
  return (
    <Card title={m.clock_rules()} text={m.clock_rules_text()}>
      <DataTable caption={m.clock_rules()} rows={retainedKinds} keyOf={(kind) => kind} columns={columns} />
    </Card>
  );
}
