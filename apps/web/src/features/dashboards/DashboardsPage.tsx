import { m } from '@pramaan/messages';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Ageing } from './Ageing.tsx';
import classes from './Dashboards.module.css';
import { DeclineReasons } from './DeclineReasons.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { FirstPass } from './FirstPass.tsx';
import { Funnel } from './Funnel.tsx';
import { Months } from './Months.tsx';
import { Outcomes } from './Outcomes.tsx';
import { RangeFilters } from './RangeFilters.tsx';
import { RequestsFigure } from './RequestsFigure.tsx';
import { rangeIn } from './range-address.ts';
import { Sources } from './Sources.tsx';
import { Spend } from './Spend.tsx';
import { Summary } from './Summary.tsx';
import { Turnaround } from './Turnaround.tsx';
import { Workload } from './Workload.tsx';

/** /admin/dashboards: what the lender's applications, sources and questions come to. */
export function DashboardsPage() {
  const [params, setParams] = useSearchParams();
  const range = rangeIn(params);
  return (
    <>
      <PageHeading
        title={m.dashboard_title()}
        lead={m.dashboard_lead()}
        aside={
          <div className={classes.aside}>
            <EmailSetting />
            <Button variant="default" onClick={() => window.print()}>
              {m.dashboard_print()}
            </Button>
          </div>
        }
      />
      <RangeFilters range={range} onChange={(to) => setParams(new URLSearchParams(to))} />
      <div className={classes.page}>
        <Summary range={range} />
        <Ageing range={range} />
        <Funnel range={range} />
        <Workload range={range} />
        <Turnaround range={range} />
        <FirstPass range={range} />
        <Outcomes range={range} />
        <DeclineReasons range={range} />
        <Months range={range} />
        <RequestsFigure range={range} />
        <Spend range={range} />
        <Sources range={range} />
      </div>
    </>
  );
}
