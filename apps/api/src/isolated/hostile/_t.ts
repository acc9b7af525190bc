import sharp from 'sharp';
import { openFile } from '../open-file.ts';
import { openEngine } from '../ocr/engine.ts';
import { openFrame } from '../ocr/frame.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { coverAadhaar } from '../ocr/cover-aadhaar.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
const signers = { roots: [], intermediates: [], sandboxRoot: null };
const t = async <T>(n: string, f: () => Promise<T>) => { let best = 1e9; let r!: T; for (let i = 0; i < 4; i++) { const c = process.cpuUsage(); r = await f(); const u = process.cpuUsage(c); best = Math.min(best, (u.user + u.system) / 1000); } console.log(n, best.toFixed(0), r instanceof Object && 'covered' in r ? r.covered : ''); return r; };
for (const [w, h, fs] of [[240, 150, 18], [200, 80, 15], [160, 80, 13]]) {
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#fff"/><g font-family="Noto Sans" font-size="${fs}"><text x="6" y="26">Asha Sample was born</text><text x="6" y="48">in Bengaluru on Monday</text><text x="6" y="70">and lives there today</text></g></svg>`;
const png = svgToPng(svg);
const jpeg = await sharp(png).jpeg().toBuffer();
console.log(w, h, jpeg.length, png.length);
const engine = await t('engine', openEngine);
const f = await openFrame(jpeg);
const r = await t('readFrame', () => readFrame(f, null, engine));
console.log(r.pages[0]!.lines.map((l) => l.words.map((w) => w.text).join(' ')).join(' / '));
await t('cover', () => coverAadhaar(r.frame, r.pages));
await t('whole', () => openFile({ bytes: jpeg, reader: null, passwords: [], signers }));
await t('whole read', () => openFile({ bytes: jpeg, reader: 'pan-card', passwords: [], signers }));
}
