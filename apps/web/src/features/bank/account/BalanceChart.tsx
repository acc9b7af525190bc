import { m } from '@pramaan/messages';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { pageLanguage } from '../../../lib/language.ts';
import { dayText, monthText, rupees } from '../amounts.ts';
import classes from './Account.module.css';
import { chartShape, monthSpans } from './chart-shape.ts';
import type { Analysis } from './facts.ts';

const accountChartMessages = {
  first: m.account_chart_first,
  last: m.account_chart_last,
  low: m.account_chart_low,
  high: m.account_chart_high,
} as const;

const height = 200;
/** Before it is measured. */
const usualWidth = 640;
/** Room for the amounts at the left and the months below. */
const margin = { left: 56, top: 8, right: 8, bottom: 24 };
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** The balance at the end of each day: a line, a slider that reads it day by day, and the same as a table. */
export function BalanceChart({ balances }: Pick<Analysis, 'balances'>) {
  const language = pageLanguage();
  const titleId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(usualWidth);
  // Drawn pixel by pixel, so that its words are as large as all others on a phone too.
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const portal = Math.round(entry?.contentRect.width ?? 0) - margin.left - margin.right;
      if (portal > 0) setWidth(portal);
    });
    if (drawing.current) watch.observe(drawing.current);
    return () => watch.disconnect();
  }, []);
  const size = { width, height };
  const [at, setAt] = useState(balances.length - 1);
  const spans = monthSpans(balances);
  const [first, last] = [balances[0], balances.at(-1)];
  if (!first || !last) return null;
  const { line, levels, months, zero, xOf, yOf } = chartShape(balances, size);
  const low = spans.reduce((best, { low: own }) => (own.balance < best.balance ? own : best), first);
  const high = spans.reduce((best, { high: own }) => (own.balance > best.balance ? own : best), first);
  const now = balances[at] ?? last;
  const day = (text: string) => dayText(text, language);
  const said = m.account_chart_at({ day: day(now.day), balance: rupees(now.balance) });
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const wide = margin.left + size.width + margin.right;
    const x = ((clientX - box.left) / box.width) * wide - margin.left;
    const index = Math.round((x / size.width) * (balances.length - 1));
    setAt(Math.min(balances.length - 1, Math.max(0, index)));
  };
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.blockTitle}>
        {m.account_chart()}
      </h2>
      <div className={classes.chartCard}>
        <svg
          ref={drawing}
          className={classes.chart}
          height={margin.top + height + margin.bottom}
          viewBox={`${-margin.left} ${-margin.top} ${margin.left + size.width + margin.right} ${margin.top + size.height + margin.bottom}`}
          role="img"
          aria-labelledby={`${titleId}-t ${titleId}-d`}
          onPointerDown={point}
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse' || event.buttons > 0) point(event);
          }}
        >
          <title id={`${titleId}-t`}>{m.account_chart()}</title>
          <desc id={`${titleId}-d`}>
            {m.account_chart_desc({
              ...{ first: rupees(first.balance), from: day(first.day) },
              ...{ last: rupees(last.balance), to: day(last.day) },
              ...{ low: rupees(low.balance), lowDay: day(low.day) },
              ...{ high: rupees(high.balance), highDay: day(high.day) },
            })}
          </desc>
          {levels.map(({ y, paise }) => (
            <g key={paise}>
              <line className={classes.grid} x1={0} x2={size.width} y1={y} y2={y} />
              <text className={classes.axis} x={-8} y={y + 4} textAnchor="end">
                ₹{compact.format(paise / 100)}
              </text>
            </g>
          ))}
          {months.map(({ x, month }) => (
            <text key={month} className={classes.axis} x={x} y={size.height + 18}>
              {monthText(month, language)}
            </text>
          ))}
          {zero === null ? null : (
            <line className={classes.zero} x1={0} x2={size.width} y1={zero} y2={zero} />
          )}
          <path className={classes.line} d={line} />
          <line className={classes.cursor} x1={xOf(at)} x2={xOf(at)} y1={0} y2={size.height} />
          <circle className={classes.dot} cx={xOf(at)} cy={yOf(now.balance)} r={5} />
        </svg>
        <label className={classes.slider}>
          <span>
            {m.account_chart_day()}: <strong>{said}</strong>
          </span>
          <input
            type="range"
            min={0}
            max={balances.length - 1}
            value={at}
            aria-valuetext={said}
            onChange={(event) => setAt(Number(event.currentTarget.value))}
          />
        </label>
        <details className={classes.more}>
          <summary>{m.account_chart_table()}</summary>
          <section
            className={classes.tableBox}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
            tabIndex={0}
            aria-label={m.account_chart_table()}
          >
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{m.account_month()}</th>
                  {(['first', 'low', 'high', 'last'] as const).map((which) => (
                    <th key={which} scope="col" data-format="inr">
                      {accountChartMessages[which]()}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {spans.map((span) => (
                  <tr key={span.month}>
                    <th scope="row">{monthText(span.month, language)}</th>
                    {(['first', 'low', 'high', 'last'] as const).map((which) => (
                      <td key={which} data-format="inr">
                        {rupees(span[which].balance)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      </div>
    </section>
  );
}
