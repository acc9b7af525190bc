import { closedStages } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { formatMobile, formatWhen } from '../../lib/format.ts';
import { useListKeys } from '../../lib/list-keys.ts';
import { stageMessages } from '../../lib/stage-messages.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Applicants.module.css';
import type { Line } from './use-applicants.ts';

/** Shown red and in words when it is past. */
function Due({ at }: { at: string }) {
  const late = Date.parse(at) < Date.now();
  return (
    <time dateTime={at} className={late ? classes.late : undefined}>
      {late ? m.list_overdue() : formatWhen(at)}
    </time>
  );
}

function State({ line }: { line: Line }) {
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
function Missing({ line: { stage, missing } }: { line: Line }) {
  if (stage !== 'in-progress' || !missing?.length) return null;
  const titles = missing.slice(0, mostNamed).join(', ');
  return (
    <p className={classes.missing}>{m.applicants_missing({ titles, more: missing.length - mostNamed })}</p>
  );
}

/** A table on wide screens, a list of cards on a phone. The whole line opens the file. */
export function ApplicantsTable({ lines }: { lines: readonly Line[] }) {
  useListKeys();
  return (
    <>
      <div className={classes.box}>
        <table className={classes.table}>
          <caption className="visually-hidden">{m.applicants_title()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.applicants_name()}</th>
              <th scope="col">{m.applicants_reference()}</th>
              <th scope="col">{m.applicants_mobile()}</th>
              <th scope="col">{m.list_status()}</th>
              <th scope="col">{m.list_assigned()}</th>
              <th scope="col">{m.applicants_state()}</th>
              <th scope="col" data-number>
                {m.applicants_provided()}
              </th>
              <th scope="col" data-number>
                {m.list_due_at()}
              </th>
              <th scope="col" data-number>
                {m.applicants_updated()}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line._id}>
                <th scope="row">
                  <Link href={`/admin/applicants/${line._id}/report`} className={classes.open} data-line>
                    {line.name || m.applicants_unnamed()}
                  </Link>
                </th>
                <td data-label={m.applicants_reference()}>{line.reference}</td>
                <td data-label={m.applicants_mobile()}>{formatMobile(line.mobileNo)}</td>
                <td data-label={m.list_status()}>{stageMessages[line.stage]()}</td>
                <td data-label={m.list_assigned()}>{line.assignedTo || '–'}</td>
                <td className={classes.state}>
                  <State line={line} />
                  <Missing line={line} />
                </td>
                <td data-label={m.applicants_provided()} data-number>
                  {line.provided}
                </td>
                <td data-label={m.list_due_at()} data-number>
                  {line.dueAt && !closedStages.includes(line.stage) ? <Due at={line.dueAt} /> : '–'}
                </td>
                <td data-label={m.applicants_updated()} data-number>
                  <time dateTime={line.updatedAt}>{formatWhen(line.updatedAt)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.keys}>{m.applicants_keys()}</p>
    </>
  );
}
