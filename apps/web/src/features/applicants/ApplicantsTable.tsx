import { closedStages } from '@pramaan/contract/stages.ts';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { formatMobile, formatWhen } from '../../lib/format.ts';
import { useListKeys } from '../../lib/list-keys.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Applicants.module.css';
import type { Line } from './use-applicants.ts';

/** Shown red and in words when it is past. */
function Due({ at }: { at: string }) {
  const late = Date.parse(at) < Date.now();
  return (
    <time dateTime={at} className={late ? classes.late : undefined}>
      {late ? t('list.overdue') : formatWhen(at)}
    </time>
  );
}

function State({ line }: { line: Line }) {
  if (line.attention > 0)
    return <StatusBadge tone="doubt">{t('applicants.attention', { count: line.attention })}</StatusBadge>;
  if (line.provided > 0) return <StatusBadge tone="good">{t('applicants.fine')}</StatusBadge>;
  return <StatusBadge tone="quiet">{t('applicants.nothing')}</StatusBadge>;
}

/** A table on wide screens, a list of cards on a phone. The whole line opens the file. */
export function ApplicantsTable({ lines }: { lines: readonly Line[] }) {
  useListKeys();
  return (
    <>
      <div className={classes.box}>
        <table className={classes.table}>
          <caption className="visually-hidden">{t('applicants.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('applicants.name')}</th>
              <th scope="col">{t('applicants.reference')}</th>
              <th scope="col">{t('applicants.mobile')}</th>
              <th scope="col">{t('list.status')}</th>
              <th scope="col">{t('list.assigned')}</th>
              <th scope="col">{t('applicants.state')}</th>
              <th scope="col" data-number>
                {t('applicants.provided')}
              </th>
              <th scope="col" data-number>
                {t('list.dueAt')}
              </th>
              <th scope="col" data-number>
                {t('applicants.updated')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line._id}>
                <th scope="row">
                  <Link href={`/admin/applicants/${line._id}/report`} className={classes.open} data-line>
                    {line.name || t('applicants.unnamed')}
                  </Link>
                </th>
                <td data-label={t('applicants.reference')}>{line.reference}</td>
                <td data-label={t('applicants.mobile')}>{formatMobile(line.mobileNo)}</td>
                <td data-label={t('list.status')}>{t(`stage.${line.stage}`)}</td>
                <td data-label={t('list.assigned')}>{line.assignedTo || '–'}</td>
                <td className={classes.state}>
                  <State line={line} />
                </td>
                <td data-label={t('applicants.provided')} data-number>
                  {line.provided}
                </td>
                <td data-label={t('list.dueAt')} data-number>
                  {line.dueAt && !closedStages.includes(line.stage) ? <Due at={line.dueAt} /> : '–'}
                </td>
                <td data-label={t('applicants.updated')} data-number>
                  <time dateTime={line.updatedAt}>{formatWhen(line.updatedAt)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.keys}>{t('applicants.keys')}</p>
    </>
  );
}
