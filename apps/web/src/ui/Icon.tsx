const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  warn: 'M12 4l9 16H3zM12 10v4M12 17v.5',
  dot: 'M12 12h.01',
  clock: 'M12 7v5l3 2M12 3a9 9 0 100 18 9 9 0 000-18',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  moon: 'M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z',
  out: 'M15 4h4v16h-4M11 8l-4 4 4 4M7 12h9',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8M4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M2.5 19c.8-3.5 3.2-5 6.5-5s5.7 1.5 6.5 5M16 5.5a3 3 0 010 6M18 14.5c2 .7 3 2 3.5 4.5',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14M16 16l4.5 4.5',
  back: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  phone: 'M8 3h8a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0116 21H8a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 018 3M11 18h2',
  card: 'M4 6h16a1 1 0 011 1v10a1 1 0 01-1 1H4a1 1 0 01-1-1V7a1 1 0 011-1M3 10h18M6.5 14.5h4',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  bank: 'M3 9.5L12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17',
  show: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 100 6 3 3 0 000-6',
  hide: 'M4 4l16 16M9.5 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.7M6 7.5A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004-1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  turn: 'M19 12a7 7 0 11-2-5M19 3v5h-5',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  lock: 'M6.5 11h11a1 1 0 011 1v7a1 1 0 01-1 1h-11a1 1 0 01-1-1v-7a1 1 0 011-1M8.5 11V8a3.5 3.5 0 017 0v3',
} as const;
export type IconName = keyof typeof paths;

interface DrawingProps {
  /** The path of an SVG of 24 by 24. */
  path: string;
  size?: number | undefined;
  stroke?: number;
}

/** A line drawing beside words; it says nothing by itself. */
export function Drawing({ path, size = 20, stroke = 2 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  );
}

/** One of the drawings that pages share. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <Drawing path={paths[name]} size={size} stroke={name === 'dot' ? 6 : 2} />;
}
