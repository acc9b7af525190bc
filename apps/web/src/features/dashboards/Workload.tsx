import { m } from '@pramaan/messages';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { useWorkload } from './use-figures.ts';

/** More than these are in the table alone. */
const drawn = 12;

const moreOf = (done: number, away: boolean) =>
  away ? m.dashboard_workload_away({ done }) : m.dashboard_workload_done({ done });

/** Who has how many cases, how many of them are overdue, and what was decided this week. */
export function Workload({ range }: { range: RangeFilter }) {
  const query = useWorkload(range);
  const lines = query.data ?? [];
  const most = Math.max(1, ...lines.map(({ open }) => open));
  const nameOf = ({ _id, name }: (typeof lines)[number]) => (_id ? name : m.dashboard_workload_nobody());
  const open = (which: string, state: 'open' | 'overdue' | 'done') =>
    drillDownAddress(range, { of: 'workload', state, ...(which ? { which } : {}) });
  const count = (label: string, member: 'open' | 'overdue' | 'done') => ({
    label,
    number: true,
    text: (line: (typeof lines)[number]) => line[member],
    show: (line: (typeof lines)[number]) => <CountLink count={line[member]} href={open(line._id, member)} />,
  });
  return (
    <Figure
      title={m.dashboard_workload()}
      text={m.dashboard_workload_text()}
      empty={m.dashboard_workload_empty()}
      name="workload"
      query={query}
      rows={lines}
      keyOf={({ _id }) => _id}
      columns={[
        { label: m.dashboard_workload_person(), text: nameOf },
        count(m.dashboard_workload_open(), 'open'),
        count(m.dashboard_workload_overdue(), 'overdue'),
        count(m.dashboard_workload_week(), 'done'),
      ]}
    >
      <Bars
        bars={lines.slice(0, drawn).map((line) => ({
          key: line._id,
          label: nameOf(line),
          said:
            line.overdue > 0
              ? m.dashboard_workload_said({ open: line.open, overdue: line.overdue })
              : m.dashboard_workload_said_open({ open: line.open }),
          more: moreOf(line.done, line.away),
          parts: [
            { share: line.overdue / most, tone: 'second' },
            { share: (line.open - line.overdue) / most, tone: 'first' },
          ],
          ...(line.open > 0 ? { href: open(line._id, 'open') } : {}),
        }))}
      />
    </Figure>
  );
}
