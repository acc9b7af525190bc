import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import { drawPixels } from './picture.ts';
import { withoutRules } from './without-rules.ts';
import { lookAt } from '../ocr/look-at.ts';
import { openEngine } from '../ocr/engine.ts';
import { readPage } from '../ocr/read-page.ts';
import { textOf } from '@pramaan/readers/reading/page.ts';
const raw = await drawPixels(await itrV2023.make(demoPeople[1]!), { page: 0, dpi: 200 });
const t = performance.now();
const f = withoutRules(raw, 200);
console.log('rules', performance.now() - t);
await sharp(f.data, { raw: { width: f.width, height: f.height, channels: 3 } }).png().toFile('/tmp/p4/norules.png');
const look = await lookAt(f); console.log(look, await lookAt(raw));
const e = await openEngine();
for (const frame of [raw, f]) { const s = await readPage(frame, look.scale, 'even', { ...look, codes: [] }, e); console.log(s.page.lines.map(textOf).join('\n')); console.log('=========='); }
process.exit(0);
