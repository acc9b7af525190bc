import { ageSteps } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { stageMessages } from '../../lib/stage-messages.ts';
import { ageWords } from './age-words.ts';
import { CountLink } from './CountLink.tsx';
import classes from './Dashboards.module.css';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { useAgeing } from './use-figures.ts';

const sum = (counts: readonly number[]) => counts.reduce((whole, count) => whole + count, 0);

/** Open cases by stage and by how long they have been in it: the darker, the more. */
export function Ageing({ range }: { range: RangeFilter }) {
  const query = useAgeing(range);
  const stages = query.data ?? [];
  const most = Math.max(1, ...stages.flatMap(({ counts }) => counts));
  const open = (which: string, state?: number) =>
    drillDownAddress(range, {
      of: 'ageing',
      which,
      ...(state === undefined ? {} : { state: String(state) }),
    });
  return (
    <Figure
      title={m.dashboard_ageing()}
      text={m.dashboard_ageing_text()}
      empty={m.dashboard_ageing_empty()}
      name="ageing"
      query={query}
      rows={stages.some(({ counts }) => sum(counts) > 0) ? stages : []}
      keyOf={({ stage }) => stage}
      isTable
      columns={[
        { label: m.dashboard_ageing_stage(), text: ({ stage }) => stageMessages[stage]() },
        ...[0, ...ageSteps].map((_, index) => ({
          label: ageWords(index),
          number: true,
          text: ({ counts }: (typeof stages)[number]) => counts[index] ?? 0,
          show: ({ stage, counts }: (typeof stages)[number]) => {
            const count = counts[index] ?? 0;
            // A cell without cases stays blank, and is left out on a phone.
            if (count === 0) return null;
            return (
              <Link
                href={open(stage, index)}
                className={classes.heat}
                data-heat={Math.ceil((count / most) * 4)}
                aria-label={m.dashboard_ageing_cell({
                  count,
                  stage: stageMessages[stage](),
                  days: ageWords(index),
                })}
              >
                {count}
              </Link>
            );
          },
        })),
        {
          label: m.dashboard_ageing_all(),
          number: true,
          text: ({ counts }) => sum(counts),
          show: ({ stage, counts }) => <CountLink count={sum(counts)} href={open(stage)} />,
        },
      ]}
    />
  );
}
