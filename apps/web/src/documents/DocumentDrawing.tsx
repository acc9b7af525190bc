import { type Drawn, type PlaceOnDocument, zoneOf } from '@pramaan/documents/place-on-document.ts';
import { m } from '@pramaan/messages';
import classes from './DocumentDrawing.module.css';

export interface DrawnPlace {
  place: PlaceOnDocument;
  /** An invented number, in the number's form. */
  example: string;
}

/** A box in hundredths of the document. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** How a document looks besides the number: its height for a width of 320, its photo or mark, its lines of text. */
interface Look {
  height: number;
  photo?: Box;
  /** A coloured band, as cards have at the top. */
  band?: Box;
  lines: readonly Box[];
}

const card = 202;
const booklet = 226;

const looks: Readonly<Record<Drawn, Look>> = {
  pan: {
    ...{ height: card, band: [0, 0, 100, 20], photo: [5, 28, 17, 40] },
    lines: [
      [30, 27, 30, 3],
      [5, 74, 34, 4],
      [5, 83, 28, 4],
      [5, 92, 20, 3],
      [74, 30, 20, 34],
    ],
  },
  aadhaar: {
    ...{ height: card, band: [0, 0, 100, 16], photo: [5, 24, 21, 44] },
    lines: [
      [32, 28, 40, 4],
      [32, 38, 34, 4],
      [32, 48, 20, 4],
      [78, 30, 17, 30],
      [30, 92, 40, 3],
    ],
  },
  licence: {
    ...{ height: card, band: [0, 0, 100, 16], photo: [76, 30, 19, 42] },
    lines: [
      [5, 24, 13, 14],
      [22, 42, 34, 4],
      [22, 52, 40, 4],
      [22, 62, 30, 4],
      [5, 84, 50, 4],
    ],
  },
  voter: {
    ...{ height: card, band: [0, 0, 100, 16], photo: [5, 26, 24, 52] },
    lines: [
      [36, 44, 50, 4],
      [36, 54, 44, 4],
      [36, 64, 26, 4],
      [36, 74, 32, 4],
    ],
  },
  passport: {
    ...{ height: booklet, photo: [5, 18, 24, 44] },
    lines: [
      [34, 14, 24, 3],
      [34, 30, 40, 4],
      [34, 40, 34, 4],
      [34, 50, 46, 4],
      [34, 60, 30, 4],
      [5, 80, 90, 5],
      [5, 89, 90, 5],
    ],
  },
  passportLast: {
    height: booklet,
    lines: [
      [8, 10, 44, 4],
      [8, 20, 50, 4],
      [8, 30, 40, 4],
      [8, 42, 70, 4],
      [8, 50, 62, 4],
      [8, 80, 50, 4],
    ],
  },
  cheque: {
    height: 150,
    lines: [
      [4, 9, 30, 8],
      [70, 10, 26, 8],
      [4, 42, 82, 2],
      [4, 51, 60, 2],
      [72, 54, 24, 14],
      [62, 84, 34, 2],
      [20, 91, 56, 5],
    ],
  },
  payslip: {
    height: 260,
    lines: [
      [28, 5, 44, 5],
      [4, 18, 34, 3],
      [4, 25, 38, 3],
      [4, 32, 30, 3],
      [54, 18, 36, 3],
      [4, 46, 92, 1],
      [4, 53, 40, 3],
      [54, 53, 40, 3],
      [4, 61, 36, 3],
      [54, 61, 30, 3],
      [4, 69, 40, 3],
      [54, 69, 36, 3],
      [4, 80, 92, 1],
      [4, 87, 30, 4],
    ],
  },
};

const width = 320;

/** One drawing of a document with the place of a number on it; what else stands there is drawn as bars. */
export function DocumentDrawing({ place, example }: DrawnPlace) {
  const { height, photo, band, lines } = looks[place.on];
  const rect = ([left, top, wide, high]: Box) => ({
    ...{ x: (left * width) / 100, y: (top * height) / 100 },
    ...{ width: (wide * width) / 100, height: (high * height) / 100 },
  });
  const box = rect(place.box);
  return (
    <svg
      className={classes.drawing}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      role="img"
      aria-label={m.doc_where_alt({ document: place.on, zone: zoneOf(place) })}
    >
      <rect className={classes.sheet} width={width} height={height} rx={10} />
      {band ? <rect className={classes.band} {...rect(band)} rx={10} /> : null}
      {photo ? <rect className={classes.photo} {...rect(photo)} rx={4} /> : null}
      {lines.map((line) => (
        <rect key={line.join()} className={classes.line} {...rect(line)} rx={2} />
      ))}
      <rect className={classes.place} {...box} rx={4} />
      <text
        className={classes.number}
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        // Long numbers are pressed together rather than cut.
        {...(example.length > box.width / 11
          ? { textLength: box.width - 8, lengthAdjust: 'spacingAndGlyphs' }
          : {})}
      >
        {example}
      </text>
    </svg>
  );
}
