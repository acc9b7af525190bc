import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { networkOf } from '../apps/api/src/isolated/ocr/traineddata.ts';

/*
 * Makes apps/api/data/eng-quick.lstm.gz, the smaller network that scans are read with first (decision 0150), out of the English model
 * of tessdata_fast 4.1.0 (Apache-2.0), as Debian's package tesseract-ocr-eng holds it. Everything else in that model is byte for byte
 * what the larger one in node_modules has. Run by hand when either changes: node tools/generate-quick-model.ts <eng.traineddata>
 */

const [source] = process.argv.slice(2);
if (!source) throw new Error('Which eng.traineddata? The comment in this file says where one is.');
const target = new URL('../apps/api/data/eng-quick.lstm.gz', import.meta.url);
writeFileSync(target, gzipSync(networkOf(readFileSync(source)), { level: 9 }));
