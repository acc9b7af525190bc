import { type auditLine, exportAudit } from '@pramaan/contract/calls/audit.ts';
import { m } from '@pramaan/messages';
import { Link, useSearchParams } from 'wouter';
import type { output } from 'zod/mini';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { ArchivedMonths } from './ArchivedMonths.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { SignedState } from './SignedState.tsx';
import { type AuditFilter, exportAddress, filterNames, useAudit } from './use-audit.ts';

type Line = output<typeof auditLine>;
/** An entry, and how many times in a row it is in the log. */
type Folded = Line & { times: number };

const same = (one: Line, other: Line) =>
  (['action', 'actorKind', 'actor', 'applicantId', 'reference', 'detail', 'ip'] as const).every(
    (name) => one[name] === other[name],
  );

/** Who reads a case reloads it: entries that differ in nothing but their time are one line, with the newest time. */
function folded(lines: readonly Line[]): Folded[] {
  const result: Folded[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (last && same(last, line)) last.times += 1;
    else result.push({ ...line, times: 1 });
  }
  return result;
}

const columns = (): readonly [Column<Folded>, ...Column<Folded>[]] => [
  {
    label: m.audit_action(),
    show: ({ action, times }) => (times > 1 ? m.audit_times({ action, times }) : action),
  },
  { label: m.audit_who(), show: ({ actor }) => actor },
  {
    label: m.audit_applicant(),
    show: ({ applicantId, reference }) =>
      applicantId ? (
        <Link href={`/admin/applicants/${applicantId}/report`}>{reference || applicantId.slice(-8)}</Link>
      ) : null,
  },
  { label: m.audit_detail(), show: ({ detail }) => detail },
  { label: m.audit_ip(), show: ({ ip }) => ip },
  {
    label: m.audit_when(),
    number: true,
    show: ({ at }) => <time dateTime={at}>{formatMoment(at, 'en')}</time>,
  },
];

/** /admin/audit: the log, narrowed by what stands in the address. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const search = (asked: AuditFilter) =>
    setParams(Object.entries(asked).filter(([, value]) => value) as [string, string][]);
  const list = useAudit(filter);
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  const { busy, run } = useAction();
  const download = () =>
    run('export', async () => {
      await downloadFrom(exportAddress(exportAudit, filter), 'audit.csv');
      return undefined;
    });
  return (
    <>
      <PageHeading
        title={m.audit_title()}
        lead={m.audit_lead()}
        aside={
          <Button variant="default" loading={busy === 'export'} onClick={download}>
            {m.audit_export()}
          </Button>
        }
      />
      <SignedState />
      <AuditFilters key={params.toString()} filter={filter} onSearch={search} />
      {list.isPending ? <ListSkeleton /> : null}
      <FormNotice message={list.error ? sentenceOf(list.error) : null} />
      {list.data && lines.length === 0 ? (
        <EmptyState title={m.audit_none_title()} text={m.audit_none_text()} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <DataTable
            caption={m.audit_title()}
            rows={folded(lines)}
            keyOf={({ _id }) => _id}
            columns={columns()}
          />
          <ListFoot shown={m.audit_shown({ count: lines.length })} more={m.audit_more()} list={list} />
        </>
      ) : null}
      <ArchivedMonths />
    </>
  );
}
