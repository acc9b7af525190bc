import { m } from '@pramaan/messages';
import { useEffect, useId, useRef } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Settings.module.css';
import { type Settings, useChangeSettings } from './use-settings.ts';
import { VendorBudget } from './VendorBudget.tsx';

type Service = Settings['vendors'][number];
type Vendor = Service['order'][number];

/** The same list with the item at `from` put at `to`. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Up, then down: the style sheet turns the drawings. */
const arrows = [
  { icon: 'back', step: -1, label: m.settings_vendor_up },
  { icon: 'next', step: 1, label: m.settings_vendor_down },
] as const;

/** The vendors of one service in the lender's order: moved by arrows, switched on and off, saved at once. */
export function VendorsCard({ service: { port, title, order } }: { service: Service }) {
  const change = useChangeSettings();
  const { busy, run } = useAction();
  const id = useId();
  /** The arrow that was pressed: the browser takes the focus off it while its line moves. */
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is put back after each new order.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [order]);
  const keep = (next: readonly Vendor[]) =>
    change({ vendors: { port, order: next.map(({ vendor, on, budget }) => ({ vendor, on, budget })) } });
  const save = (next: readonly Vendor[]) =>
    run(port, async () => {
      await keep(next);
      return undefined;
    });
  const withBudget = (one: Vendor, budget: number | null) =>
    order.map((other) => (other === one ? { ...one, budget } : other));
  const turn = (one: Vendor, on: boolean) => {
    pressed.current = null;
    save(order.map((other) => (other === one ? { ...one, on } : other)));
  };
  const move = (from: number, step: number, arrow: string) => {
    pressed.current = arrow;
    save(moved(order, from, from + step));
  };
  return (
    <Card
      title={m.settings_vendors({ service: title })}
      text={port === 'verification' ? m.settings_vendors_checks_text() : m.settings_vendors_text()}
    >
      <ol className={classes.vendors} aria-busy={busy !== null || undefined}>
        {order.map((one, at) => (
          <li key={one.vendor} className={classes.vendor}>
            <div>
              <Tick label={one.title} checked={one.on} onChange={(on) => turn(one, on)} />
              {one.checks === null ? null : (
                <p className={classes.note}>{m.settings_vendor_checks({ count: one.checks })}</p>
              )}
            </div>
            <div className={classes.arrows}>
              {arrows.map(({ icon, step, label }) => {
                const arrow = `${id}${one.vendor}${icon}`;
                return (
                  <IconButton
                    key={icon}
                    id={arrow}
                    icon={icon}
                    label={label({ vendor: one.title })}
                    disabled={order[at + step] === undefined || busy !== null}
                    onClick={() => move(at, step, arrow)}
                  />
                );
              })}
            </div>
            {one.spent === null ? null : (
              <VendorBudget
                title={one.title}
                budget={one.budget}
                spent={one.spent}
                onSave={(budget) => keep(withBudget(one, budget))}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
