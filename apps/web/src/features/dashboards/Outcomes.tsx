import { type Grouping, groupings } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { PickField } from '../../ui/PickField.tsx';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { Legend } from './Legend.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shareOf } from './span.ts';
import { useOutcomes } from './use-figures.ts';

const groupingMessages = {
  product: m.dashboard_outcomes_product,
  branch: m.dashboard_outcomes_branch,
  agent: m.dashboard_outcomes_agent,
  segment: m.dashboard_segment,
} as const;

/** More than these are in the table alone. */
const drawn = 8;

/** Approved, rejected and closed by product, branch, agent or segment. */
export function Outcomes({ range }: { range: RangeFilter }) {
  const [by, setBy] = useState<Grouping>('product');
  const query = useOutcomes(range, by);
  const lines = query.data ?? [];
  type Line = (typeof lines)[number];
  const nameOf = ({ name }: Line) => name || m.dashboard_outcomes_none();
  const whole = ({ approved, rejected, withdrawn }: Line) => approved + rejected + withdrawn;
  const rateOf = ({ approved, rejected }: Line) =>
    approved + rejected === 0 ? m.dashboard_none() : `${shareOf(approved, approved + rejected)}%`;
  const most = Math.max(1, ...lines.map(whole));
  const open = ({ key }: Line, which: string) =>
    drillDownAddress({ ...range, [by]: key }, { of: 'outcomes', which });
  const count = (label: string, member: 'approved' | 'rejected' | 'withdrawn') => ({
    label,
    number: true,
    text: (line: Line) => line[member],
    show: (line: Line) => <CountLink count={line[member]} href={open(line, member)} />,
  });
  return (
    <Figure
      title={m.dashboard_outcomes()}
      text={m.dashboard_outcomes_text()}
      empty={m.dashboard_outcomes_empty()}
      name={`approval-rate-by-${by}`}
      query={query}
      keyOf={({ key }) => key}
      above={
        <PickField
          label={m.dashboard_outcomes_by()}
          value={by}
          choices={groupings.map((value) => ({ value, label: groupingMessages[value]() }))}
          onChange={(value) => setBy(groupings.find((one) => one === value) ?? 'product')}
        />
      }
      columns={[
        { label: groupingMessages[by](), text: nameOf },
        { label: m.dashboard_outcomes_rate(), number: true, text: rateOf },
        count(m.dashboard_outcomes_approved(), 'approved'),
        count(m.dashboard_outcomes_rejected(), 'rejected'),
        count(m.dashboard_outcomes_withdrawn(), 'withdrawn'),
        {
          label: m.dashboard_outcomes_reason(),
          text: ({ reasons }) => reasons[0]?.title ?? m.dashboard_none(),
        },
      ]}
    >
      <Legend
        names={[
          { tone: 'first', words: m.dashboard_outcomes_approved() },
          { tone: 'second', words: m.dashboard_outcomes_rejected() },
          { tone: 'third', words: m.dashboard_outcomes_withdrawn() },
        ]}
      />
      <Bars
        bars={lines.slice(0, drawn).map((line) => ({
          key: line.key,
          label: nameOf(line),
          said:
            line.approved + line.rejected > 0
              ? m.dashboard_outcomes_said({ rate: rateOf(line), count: line.approved + line.rejected })
              : m.dashboard_none(),
          parts: [
            { share: line.approved / most, tone: 'first' },
            { share: line.rejected / most, tone: 'second' },
            { share: line.withdrawn / most, tone: 'third' },
          ],
          ...(line.approved > 0 ? { href: open(line, 'approved') } : {}),
        }))}
      />
    </Figure>
  );
}
