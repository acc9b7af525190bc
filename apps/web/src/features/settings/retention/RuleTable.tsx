import type { getRetention } from '@pramaan/contract/calls/retention.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Ending, endings, type KeptKind, keptKinds } from '@pramaan/contract/retention.ts';
import { t } from '../../../lib/catalogue.ts';
import { Card } from '../../../ui/Card.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';

export type Rule = ResultOf<typeof getRetention>['rules'][number];

export const ruleOf = (rules: readonly Rule[], kind: KeptKind, ending: Ending): Rule | undefined =>
  rules.find((one) => one.kind === kind && one.ending === ending);

/** Days of each kind, by how the application ended. */
export function RuleTable({ rules }: { rules: readonly Rule[] }) {
  const days = (kind: KeptKind, ending: Ending) => {
    const rule = ruleOf(rules, kind, ending);
    return rule ? t(rule.law ? 'clock.days.law' : 'clock.days', { days: rule.days }) : '';
  };
  const columns: [Column<KeptKind>, ...Column<KeptKind>[]] = [
    { label: t('clock.kind'), show: (kind) => t(`kept.kind.${kind}`) },
    ...endings.map((ending) => ({
      label: t(`clock.ending.${ending}`),
      number: true,
      show: (kind: KeptKind) => days(kind, ending),
    })),
  ];
  return (
    <Card title={t('clock.rules')} text={t('clock.rules.text')}>
      <DataTable caption={t('clock.rules')} rows={keptKinds} keyOf={(kind) => kind} columns={columns} />
    </Card>
  );
}
