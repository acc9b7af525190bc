import { useState } from 'react';
import { Link } from 'wouter';
import classes from './Dashboards.module.css';
import { Legend } from './Legend.tsx';

interface WeekColumn {
  key: string;
  /** Under the column. */
  label: string;
  /** All that it says, in words. */
  said: string;
  first: number | null;
  second: number | null;
  href: string;
}

interface Props {
  /** What the picture shows, for who hears it. */
  title: string;
  columns: readonly WeekColumn[];
  /** `lines`: two lines with their points. `bars`: the second in front of the first. */
  kind: 'lines' | 'bars';
  names: { first: string; second: string };
  /** The words of a value, for the scale. */
  say: (value: number) => string;
}

const [top, bottom] = [8, 86] as const;
/** Of the picture's width: where there are few columns, their bars are no wall. */
const broadest = 12;
const height = (value: number, most: number) => bottom - ((bottom - top) * value) / (most || 1);

/** Weeks side by side. Each column is a link to its rows; what it says stands under the picture while it is looked at. */
export function Weeks({ title, columns, kind, names, say }: Props) {
  const [looked, setLooked] = useState<string | null>(null);
  const most = Math.max(1, ...columns.flatMap(({ first, second }) => [first ?? 0, second ?? 0]));
  const wide = 100 / columns.length;
  const every = Math.ceil(columns.length / 6);
  const said = columns.find(({ key }) => key === looked)?.said ?? columns.at(-1)?.said;
  return (
    <figure className={classes.weeks}>
      <Legend
        names={[
          { tone: 'first', words: names.first, round: kind === 'lines' },
          { tone: 'second', words: names.second },
        ]}
      />
      <svg className={classes.sheet}>
        <title>{title}</title>
        <line className={classes.rule} x1="0" x2="100%" y1={`${top}%`} y2={`${top}%`} />
        <line className={classes.rule} x1="0" x2="100%" y1={`${bottom}%`} y2={`${bottom}%`} />
        <text x="0" y={`${top}%`} dy="-4" className={classes.scale}>
          {say(most)}
        </text>
        {kind === 'lines'
          ? columns.slice(1).map((column, index) => {
              const before = columns[index];
              return (['first', 'second'] as const).map((tone) => {
                const [from, to] = [before?.[tone] ?? null, column[tone]];
                if (from === null || to === null) return null;
                return (
                  <line
                    key={`${column.key} ${tone}`}
                    data-line={tone}
                    x1={`${wide * (index + 0.5)}%`}
                    x2={`${wide * (index + 1.5)}%`}
                    y1={`${height(from, most)}%`}
                    y2={`${height(to, most)}%`}
                  />
                );
              });
            })
          : null}
        {columns.map((column, index) => (
          <Link
            key={column.key}
            href={column.href}
            aria-label={column.said}
            className={classes.week}
            onFocus={() => setLooked(column.key)}
            onMouseEnter={() => setLooked(column.key)}
          >
            <title>{column.said}</title>
            <rect className={classes.hit} x={`${wide * index}%`} width={`${wide}%`} y="0" height="100%" />
            <Marks column={column} kind={kind} x={wide * index} wide={wide} most={most} />
          </Link>
        ))}
        {columns.map(({ key, label }, index) =>
          index % every === 0 ? (
            <text
              key={key}
              x={`${wide * (index + 0.5)}%`}
              y="97%"
              textAnchor="middle"
              className={classes.scale}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
      <figcaption className={classes.said}>{said}</figcaption>
    </figure>
  );
}

function Marks(props: { column: WeekColumn; kind: Props['kind']; x: number; wide: number; most: number }) {
  const { column, kind, x, wide, most } = props;
  const broad = Math.min(wide, broadest);
  return (['first', 'second'] as const).map((tone) => {
    const value = column[tone];
    if (value === null) return null;
    const y = height(value, most);
    if (kind === 'bars') {
      const inset = tone === 'first' ? 0.14 : 0.28;
      return (
        <rect
          key={tone}
          data-tone={tone}
          x={`${x + wide / 2 - broad * (0.5 - inset)}%`}
          width={`${broad * (1 - 2 * inset)}%`}
          y={`${y}%`}
          height={`${bottom - y}%`}
        />
      );
    }
    const middle = `${x + wide / 2}%`;
    return tone === 'first' ? (
      <circle key={tone} data-tone={tone} cx={middle} cy={`${y}%`} r="5" />
    ) : (
      <svg key={tone} x={middle} y={`${y}%`} overflow="visible" aria-hidden="true">
        <rect data-tone={tone} x="-5" y="-5" width="10" height="10" />
      </svg>
    );
  });
}
