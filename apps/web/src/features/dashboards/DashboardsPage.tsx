import { m } from '@pramaan/messages';
import { useSearchParams } from 'wouter';
import { PageHeading } from '../../ui/PageHeading.tsx';
import classes from './Dashboards.module.css';
import { FirstPass } from './FirstPass.tsx';
import { Funnel } from './Funnel.tsx';
import { RangeFilters } from './RangeFilters.tsx';
import { RequestsFigure } from './RequestsFigure.tsx';
import { rangeIn } from './range-address.ts';
import { Sources } from './Sources.tsx';
import { Spend } from './Spend.tsx';
import { Turnaround } from './Turnaround.tsx';

/** /admin/dashboards: what the lender's applications, sources and questions come to. */
export function DashboardsPage() {
  const [params, setParams] = useSearchParams();
  const range = rangeIn(params);
  return (
    <>
      <PageHeading title={m.dashboard_title()} lead={m.dashboard_lead()} />
      <RangeFilters range={range} onChange={(to) => setParams(new URLSearchParams(to))} />
      <div className={classes.page}>
        <Funnel range={range} />
        <Turnaround range={range} />
        <FirstPass range={range} />
        <Sources range={range} />
        <RequestsFigure range={range} />
        <Spend range={range} />
      </div>
    </>
  );
}
