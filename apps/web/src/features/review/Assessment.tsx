import { m } from '@pramaan/messages';
import { bareRupees, percentText, rupees } from '../../lib/rupees.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Assessment.module.css';
import {
  incomeRuleMessages,
  moneyText,
  obligationRuleMessages,
  setAsideMessages,
  shareText,
} from './assessment-messages.ts';
import type { Review } from './use-review.ts';

type Figures = Review['assessment'];
type Source = Figures['income']['sources'][number];

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong>
        {note ? <span>{note}</span> : null}
      </dd>
    </div>
  );
}

/** What the loan would make of a month, in the figures that a decision rests on. */
function Summary({ figures }: { figures: Figures }) {
  const { income, obligations, loan, instalment, foir, surplus, assetValue, ltv } = figures;
  const terms = loan && {
    amount: bareRupees(loan.amount),
    months: loan.months,
    rate: loan.ratePercent.toLocaleString('en-IN'),
  };
  return (
    <dl className={classes.figures}>
      <Figure label={m.assess_income()} value={moneyText(income.monthly)} />
      <Figure label={m.assess_obligations()} value={moneyText(obligations.monthly)} />
      <Figure
        label={m.assess_emi()}
        value={moneyText(instalment)}
        {...(terms ? { note: m.assess_emi_of(terms) } : {})}
      />
      <Figure label={m.assess_foir()} value={shareText(foir)} note={m.assess_foir_note()} />
      <Figure label={m.assess_surplus()} value={moneyText(surplus)} note={m.assess_surplus_note()} />
      {ltv !== null && assetValue !== null ? (
        <Figure
          label={m.assess_ltv()}
          value={percentText(ltv)}
          note={m.assess_ltv_of({ value: bareRupees(assetValue) })}
        />
      ) : null}
    </dl>
  );
}

function Months({ source }: { source: Source }) {
  if (source.months.length === 0) return null;
  return (
    <details>
      <summary>{m.assess_months({ count: source.months.length })}</summary>
      <ul className={classes.months}>
        {source.months.map(({ month, amount }) => (
          <li key={month}>
            <span>{month}</span> <span>{rupees(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TableProps {
  title: string;
  /** Which figure counts, and why, in one sentence. */
  rule: string;
  sources: readonly Source[];
  monthly: number | null;
  onOpenRecord: (place: string) => void;
}

/** Each source's monthly figure, and the one that counts. */
function SourceTable({ title, rule, sources, monthly, onOpenRecord }: TableProps) {
  return (
    <section className={classes.side} aria-label={title}>
      <h3>{title}</h3>
      {sources.length > 0 ? (
        <table className={classes.sources}>
          <thead>
            <tr>
              <th scope="col">{m.assess_source()}</th>
              <th scope="col">{m.assess_monthly()}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={`${source.source} ${source.called}`} data-aside={source.setAside !== null}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    onClick={() => onOpenRecord(source.records[0] ?? '')}
                  >
                    {source.called}
                  </button>
                  <StatusBadge tone={source.confirmed ? 'good' : 'quiet'}>
                    {source.confirmed ? m.assess_confirmed() : m.assess_unconfirmed()}
                  </StatusBadge>
                  {source.setAside ? <small>{setAsideMessages[source.setAside]()}</small> : null}
                  <Months source={source} />
                </th>
                <td>{rupees(source.monthly)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.assess_counts()}</th>
              <td>{moneyText(monthly)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
      <p className={classes.rule}>{rule}</p>
    </section>
  );
}

interface Props {
  review: Review;
  onOpenRecord: (place: string) => void;
}

/** What the applicant earns and owes by each source, side by side, and what is left for the loan. */
export function Assessment({ review: { assessment }, onOpenRecord }: Props) {
  const { income, obligations } = assessment;
  return (
    <div className={classes.assessment}>
      <Summary figures={assessment} />
      <div className={classes.sides}>
        <SourceTable
          title={m.assess_income_title()}
          rule={incomeRuleMessages[income.rule]()}
          sources={income.sources}
          monthly={income.monthly}
          onOpenRecord={onOpenRecord}
        />
        <SourceTable
          title={m.assess_obligations_title()}
          rule={obligationRuleMessages[obligations.rule]()}
          sources={obligations.sources}
          monthly={obligations.monthly}
          onOpenRecord={onOpenRecord}
        />
      </div>
    </div>
  );
}
