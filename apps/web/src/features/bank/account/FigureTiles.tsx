import { type Message, m } from '@pramaan/messages';
import { rupees, shareText } from '../amounts.ts';
import classes from './Account.module.css';
import { type Figure, type Tile, tilesOf } from './facts.ts';
import type { Selection } from './TransactionTable.tsx';

const labels: Readonly<Record<string, Message>> = {
  salary: m.account_figure_salary,
  emi: m.account_figure_emi,
  mandates: m.account_figure_mandates,
  bounces: m.account_figure_bounces,
  'bounces-received': m.account_figure_bounces_received,
  charges: m.account_figure_charges,
  credits: m.account_figure_credits,
  debits: m.account_figure_debits,
  'average-balance': m.account_figure_average_balance,
  'lowest-balance': m.account_figure_lowest_balance,
  'highest-balance': m.account_figure_highest_balance,
  cashOut: m.account_figure_cash_out,
  cashIn: m.account_figure_cash_in,
  upiOut: m.account_figure_upi_out,
  upiIn: m.account_figure_upi_in,
};

/** A figure that the screens do not know yet is called by its id: `new-figure` → New figure. */
function labelOf(id: string): string {
  const known = labels[id];
  const words = id.replaceAll('-', ' ');
  return known ? known() : words.charAt(0).toUpperCase() + words.slice(1);
}

function shownValue({ value, unit }: Figure): string {
  if (value === null) return m.account_unknown();
  if (typeof value === 'string') return value;
  if (unit === 'paise') return rupees(value);
  return unit === 'share' ? shareText(value) : String(value);
}

function TileButton({ tile, onSelect }: { tile: Tile; onSelect: (selection: Selection) => void }) {
  const { id, figure, salary } = tile;
  const label = labelOf(id);
  return (
    <button
      type="button"
      className={classes.tile}
      disabled={figure.rows.length === 0}
      onClick={() => onSelect({ what: label, rule: figure.rule, rows: figure.rows })}
    >
      <span className={classes.tileLabel}>{label}</span>
      <span className={classes.tileValue}>{shownValue(figure)}</span>
      <span className={classes.tileMore}>
        {salary ? m.account_figure_salary_more(salary) : rowCount(figure.rows.length)}
      </span>
    </button>
  );
}

const rowCount = (count: number) => m.account_figure_rows({ count });

interface Props {
  figures: readonly Figure[];
  onSelect: (selection: Selection) => void;
}

/** What the account says, figure by figure; each opens the rows it stands on, with the rule that found them. */
export function FigureTiles({ figures, onSelect }: Props) {
  return (
    <section className={classes.block} aria-labelledby="account-figures">
      <h2 id="account-figures" className={classes.blockTitle}>
        {m.account_figures()}
      </h2>
      <p className={classes.quiet}>{m.account_figures_hint()}</p>
      <div className={classes.tiles}>
        {tilesOf(figures).map((tile) => (
          <TileButton key={tile.key} tile={tile} onSelect={onSelect} />
        ))}
      </div>
    </section>
  );
}
