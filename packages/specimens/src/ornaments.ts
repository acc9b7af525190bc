import type { Sheet } from './sheet.ts';

/** A tinted ground with rounded corners and fine waves across it, as security printing has. */
export function ground({ width, height, draw }: Sheet, tint: string, wave: string, radius = 36): void {
  const clip = `<clipPath id="card"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
  const waves = Array.from({ length: Math.ceil(height / 14) + 8 }, (_, row) => {
    const y = row * 14 - 50;
    const points = Array.from({ length: Math.ceil(width / 20) + 1 }, (_, i) => {
      const x = i * 20;
      const dy = 26 * Math.sin(x / 90 + row / 3) + 11 * Math.sin(x / 37 - row / 2);
      return `${x},${(y + dy).toFixed(1)}`;
    });
    return `<polyline points="${points.join(' ')}"/>`;
  }).join('');
  draw(
    `<rect width="${width}" height="${height}" fill="#fff"/>${clip}<g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${tint}"/><g fill="none" stroke="${wave}" stroke-width="1.4" opacity="0.4">${waves}</g></g>`,
  );
}

/** Where an emblem stands on the real paper: a plain shape, like no emblem there is. */
export function emblem({ draw }: Sheet, x: number, y: number, size: number, fill = '#6b6b60'): void {
  const half = size / 2;
  draw(
    `<g fill="none" stroke="${fill}" stroke-width="${size / 18}"><rect x="${x - half * 0.6}" y="${y - half}" width="${size * 0.6}" height="${size * 0.7}" rx="${size / 8}"/><circle cx="${x}" cy="${y - half * 0.3}" r="${size / 6}"/><path d="M${x - half * 0.8} ${y + half * 0.6}H${x + half * 0.8}M${x - half * 0.5} ${y + half * 0.85}H${x + half * 0.5}"/></g>`,
  );
}

/** A head and shoulders in a frame: nobody's photo. */
export function portrait({ draw, figure }: Sheet, x: number, y: number, width: number, height: number): void {
  figure({ left: x, top: y, width, height });
  const id = `photo-${x}-${y}`;
  const [cx, head] = [x + width / 2, Math.min(width, height) * 0.2];
  draw(
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#cfd9df"/><ellipse cx="${cx}" cy="${y + height}" rx="${width * 0.42}" ry="${height * 0.34}" fill="#5a6672"/><circle cx="${cx}" cy="${y + height * 0.42}" r="${head}" fill="#a9876d"/><path d="M${cx - head} ${y + height * 0.42}a${head} ${head * 1.1} 0 0 1 ${head * 2} 0q-${head} -${head * 0.7} -${head * 2} 0z" fill="#2e2a27"/></g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#777" stroke-width="2"/>`,
  );
}

/** A scrawl that spells nothing. */
export function signature({ draw }: Sheet, x: number, y: number, width: number): void {
  const step = width / 8;
  const loops = Array.from(
    { length: 7 },
    (_, i) => `q${step * 0.3} ${i % 2 ? 26 : -34} ${step} ${i % 3 ? -4 : 8}`,
  );
  draw(`<path d="M${x} ${y}${loops.join('')}" fill="none" stroke="#23306b" stroke-width="4"/>`);
}

/** The word that says what the picture is. It must lie where no field is. */
export function specimenWord(sheet: Sheet, x: number, y: number, size = 26, turn = 0): void {
  sheet.text('SPECIMEN', {
    x,
    y,
    size,
    turn,
    room: size * 8,
    weight: 700,
    fill: '#b3261e',
    anchor: 'middle',
  });
}
