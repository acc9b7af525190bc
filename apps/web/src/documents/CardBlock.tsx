import type { ShownBlock, ShownRow } from '@pramaan/documents/card.ts';
import { CardImage } from './CardImage.tsx';
import { CardTable, type ReadValue } from './CardTable.tsx';
import classes from './DetailCard.module.css';

/** The texts of a list under their block's heading, without a label of their own. */
function Items({ items, read }: { items: readonly string[]; read: ReadValue }) {
  return (
    <ul className={classes.items}>
      {items.map((text) => (
        <li key={text}>{read({ label: '', text, format: 'text' })}</li>
      ))}
    </ul>
  );
}

function Rows({ rows, card, read }: { rows: readonly ShownRow[]; card: string; read: ReadValue }) {
  if (rows.length === 0) return null;
  return (
    <dl className={classes.rows}>
      {rows.map((row) => (
        <div className={classes.row} key={row.label}>
          <dt className={classes.label}>{row.label}</dt>
          <dd className={classes.value} data-format={row.format}>
            {row.format === 'image' ? (
              <CardImage value={row.text} card={card} label={row.label} />
            ) : (
              read(row)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One part of a card: its heading, its lines, its tables, and its records one after the other. */
export function CardBlock({ block, card, read }: { block: ShownBlock; card: string; read: ReadValue }) {
  return (
    <section className={classes.block}>
      {block.heading ? <h3 className={classes.heading}>{block.heading}</h3> : null}
      <Rows rows={block.rows.filter(({ items }) => !items)} card={card} read={read} />
      {block.rows.map(({ items }) => (items ? <Items key={items[0]} items={items} read={read} /> : null))}
      {block.repeats.map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records of a list have no key; their order is the registry's
        <div className={classes.repeat} key={index}>
          <Rows rows={rows} card={card} read={read} />
        </div>
      ))}
      {block.tables.map((table) => (
        <CardTable key={table.title} table={table} read={read} />
      ))}
    </section>
  );
}
