import { closedStages } from '@pramaan/contract/closed-stages.ts';
import { m } from '@pramaan/messages';
import { formatWhen } from '../../lib/format.ts';
import { joiningMessages } from '../../lib/joining-messages.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Applicants.module.css';
import type { Line } from './use-applicants.ts';

/** Shown red and in words when it is past. */
export function Due({ at }: { at: string }) {
  const late = Date.parse(at) < Date.now();
  return (
    <time dateTime={at} className={late ? classes.late : undefined}>
      {late ? m.list_overdue() : formatWhen(at)}
    </time>
  );
}

/** The loan product; of somebody who joins the application of another, as what and which. */
export function Product({ line: { product, joins } }: { line: Line }) {
  if (joins) return m.list_joins({ role: joiningMessages[joins.as](), reference: joins.reference });
  return product || '–';
}

/** What a reviewer would look at first: records that need eyes, then open findings. */
export function State({ line }: { line: Line }) {
  // Nothing of a closed case waits for a look, and no finding stands for or against it any more.
  if (closedStages.includes(line.stage)) return '–';
  if (line.attention > 0)
    return <StatusBadge tone="doubt">{m.applicants_attention({ count: line.attention })}</StatusBadge>;
  const { open, gravest } = line.findings;
  if (open > 0)
    return (
      <StatusBadge tone={gravest === 'block' || gravest === 'high' ? 'bad' : 'doubt'}>
        {m.applicants_findings({ count: open })}
      </StatusBadge>
    );
  if (line.provided > 0) return <StatusBadge tone="good">{m.applicants_fine()}</StatusBadge>;
  return <StatusBadge tone="quiet">{m.applicants_nothing()}</StatusBadge>;
}

const mostNamed = 2;

/** What an application in progress still lacks: the first titles, then how many more. */
export function Missing({ line: { stage, missing } }: { line: Line }) {
  if (stage !== 'in-progress' || !missing?.length) return null;
  const titles = missing.slice(0, mostNamed).join(', ');
  return (
    <p className={classes.missing}>
      {m.applicants_missing({ titles, more: Math.max(0, missing.length - mostNamed) })}
    </p>
  );
}
