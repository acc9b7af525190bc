import * as calls from '@pramaan/contract/calls/dashboards.ts';
import { type CallContext, type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { Queryable } from '../../platform/database.ts';
import { ageingOf } from './ageing.ts';
import { askedIn } from './asked.ts';
import { behind } from './drill-down.ts';
import { emailSetting } from './email-setting.ts';
import { firstPassIn } from './first-pass.ts';
import { funnelIn } from './funnel.ts';
import { groupsOf } from './groups.ts';
import { monthsOf } from './months.ts';
import { outcomesIn } from './outcomes.ts';
import { planned } from './planned.ts';
import { type FigureRange, type Range, rangeOf } from './range.ts';
import { segmentsOf } from './segments.ts';
import { type CircuitOf, sourcesIn } from './sources.ts';
import { summaryOf } from './summary.ts';
import { turnaroundIn } from './turnaround.ts';
import { workloadOf } from './workload.ts';

/** The lender's dashboards (product §5): figures of all its applications, and the applicants behind each. */
export function dashboardsRoutes(http: Http, circuit: CircuitOf): void {
  const { db, clock } = http;
  const counted =
    <R>(count: (trx: Queryable, range: Range) => Promise<R>) =>
    async ({ query }: { query: FigureRange }, context: CallContext) => {
      const range = rangeOf(query, clock.now());
      return { result: await planned(db, who(context).lender, (trx) => count(trx, range)) };
    };
  const old = { mayBeOld: true };
  serve(http, calls.getFunnel, counted(funnelIn), old);
  serve(
    http,
    calls.getTurnaround,
    (asked, context) =>
      counted((trx, range) => turnaroundIn(trx, range, asked.query.leg ?? null))(asked, context),
    old,
  );
  serve(http, calls.getFirstPass, counted(firstPassIn), old);
  serve(
    http,
    calls.getSources,
    counted((trx, range) => sourcesIn(trx, range, circuit)),
    old,
  );
  serve(http, calls.getInformationRequestFigures, counted(askedIn), old);
  serve(http, calls.getHeadlineFigures, counted(summaryOf), old);
  serve(http, calls.getAgeing, counted(ageingOf), old);
  serve(http, calls.getWorkload, counted(workloadOf), old);
  serve(http, calls.getMonths, counted(monthsOf), old);
  serve(
    http,
    calls.getOutcomes,
    (asked, context) => counted((trx, range) => outcomesIn(trx, range, asked.query.by))(asked, context),
    old,
  );
  serve(
    http,
    calls.getDashboardFilters,
    async (_, context) => ({ result: await db.tenant(who(context).lender, groupsOf) }),
    old,
  );
  serve(
    http,
    calls.getSegments,
    async (_, context) => ({ result: await db.tenant(who(context).lender, segmentsOf) }),
    old,
  );
  const own = emailSetting(http);
  serve(http, calls.getDashboardEmail, async (_, context) => ({ result: await own.read(who(context)) }));
  serve(http, calls.changeDashboardEmail, async ({ body }, context) => ({
    result: await own.change(who(context), body.when, context.actor),
    message: 'Saved.',
  }));
  const listed = behind(http);
  serve(http, calls.listDrillDown, async ({ query }, context) => ({
    result: await listed(who(context).lender, query, context.actor),
  }));
}
