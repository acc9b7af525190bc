import { type PlainKey, t } from '../../../lib/catalogue.ts';
import { rupees, shareText } from '../amounts.ts';
import classes from './Account.module.css';
import { type Figure, type Tile, tilesOf } from './facts.ts';
import type { Selection } from './TransactionTable.tsx';

const labels: Readonly<Record<string, PlainKey>> = {
  salary: 'account.figure.salary',
  emi: 'account.figure.emi',
  mandates: 'account.figure.mandates',
  bounces: 'account.figure.bounces',
  'bounces-received': 'account.figure.bounces-received',
  charges: 'account.figure.charges',
  credits: 'account.figure.credits',
  debits: 'account.figure.debits',
  'average-balance': 'account.figure.average-balance',
  'lowest-balance': 'account.figure.lowest-balance',
  'highest-balance': 'account.figure.highest-balance',
  cashOut: 'account.figure.cashOut',
  cashIn: 'account.figure.cashIn',
  upiOut: 'account.figure.upiOut',
  upiIn: 'account.figure.upiIn',
};

/** A figure that the screens do not know yet is called by its id: `new-figure` → New figure. */
function labelOf(id: string): string {
  const known = labels[id];
  const words = id.replaceAll('-', ' ');
  return known ? t(known) : words.charAt(0).toUpperCase() + words.slice(1);
}

function shownValue({ value, unit }: Figure): string {
  if (value === null) return t('account.unknown');
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
        {salary ? t('account.figure.salary.more', salary) : rowCount(figure.rows.length)}
      </span>
    </button>
  );
}

const rowCount = (count: number) =>
  count === 1 ? t('account.figure.rows.one') : t('account.figure.rows', { count });

interface Props {
  figures: readonly Figure[];
  onSelect: (selection: Selection) => void;
}

/** What the account says, figure by figure; each opens the rows it stands on, with the rule that found them. */
export function FigureTiles({ figures, onSelect }: Props) {
  return (
    <section className={classes.block} aria-labelledby="account-figures">
      <h2 id="account-figures" className={classes.blockTitle}>
        {t('account.figures')}
      </h2>
      <p className={classes.quiet}>{t('account.figures.hint')}</p>
      <div className={classes.tiles}>
        {tilesOf(figures).map((tile) => (
          <TileButton key={tile.key} tile={tile} onSelect={onSelect} />
        ))}
      </div>
    </section>
  );
}
