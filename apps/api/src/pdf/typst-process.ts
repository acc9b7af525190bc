import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PreparedPdf } from '@pramaan/readers/pdf-signing/empty-signature.ts';
import type { SignatureLook } from '@pramaan/readers/pdf-signing/look.ts';
import { prepareOwnPdf } from '@pramaan/readers/pdf-signing/prepare-own.ts';
import { drawableData } from './drawable.ts';
import { drawnBy, fontFiles } from './font-files.ts';
import { withoutUndrawn } from './pictures.ts';

/** What engine.ts sends, one at a time. */
export interface Order {
  template: string;
  data: Record<string, unknown>;
  /** As they came from outside: they are drawn again here. */
  pictures: readonly string[];
  /** A PNG of ours, which lies behind the pictures. */
  logo: Uint8Array | null;
  standard: string;
  /** Since 1970: the moment that the file says it was made at. */
  seconds: number;
  attached: { bytes: Uint8Array } | null;
  /** Makes room for a signature that says this. */
  look: SignatureLook | null;
}
export type Answer = { megabytes: number } & (
  | ({ bytes: Uint8Array } & Partial<PreparedPdf>)
  | { error: string }
);

// Kept for the next one, which loads the same modules; this one may be killed.
flushCompileCache();

/** There is no such folder. What a template may read lies under this name in memory, and nothing else is there. */
const workspace = join(import.meta.dirname, 'no-such-folder');

const fonts = fontFiles();
const drawn = drawnBy(fonts);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
const source = (name: string) => readFileSync(join(import.meta.dirname, 'templates', `${name}.typ`), 'utf8');
for (const shared of ['house', 'card']) compiler.addSource(join(workspace, `${shared}.typ`), source(shared));

const attachedFile = join(workspace, 'attached');

const pictureFile = (place: number) => join(workspace, `${place}.png`);

/** What draws pictures is loaded for the first document that has one. */
async function drawnPictures(texts: readonly string[]): Promise<(Uint8Array | null)[]> {
  if (texts.length === 0) return [];
  const { drawPicture } = await import('./draw-picture.ts');
  return Promise.all(texts.map(drawPicture));
}

async function compile(order: Order): Promise<Uint8Array> {
  const { template, logo, standard, seconds, attached } = order;
  const pictures = await drawnPictures(order.pictures);
  // A long statement has no pictures, and is not walked once more for them.
  const data = pictures.includes(null) ? withoutUndrawn(order.data, pictures) : order.data;
  const { data: shown, missing } = drawableData(data, drawn);
  const files = [...pictures, logo];
  for (const [place, picture] of files.entries())
    if (picture) compiler.mapShadow(pictureFile(place), Buffer.from(picture));
  if (attached) compiler.mapShadow(attachedFile, Buffer.from(attached.bytes));
  try {
    const result = compiler.compile({
      mainFileContent: source(template),
      inputs: { data: JSON.stringify(shown), missing: String(missing) },
    });
    const document = result.result;
    if (!document) throw new Error(said(result.takeError()?.shortDiagnostics));
    const tagged = standard !== 'a-3b';
    const options = { pdfStandard: standard, pdfTags: tagged, creationTimestamp: seconds };
    return Uint8Array.from(compiler.pdf(document, options));
  } finally {
    for (const [place, picture] of files.entries()) if (picture) compiler.unmapShadow(pictureFile(place));
    if (attached) compiler.unmapShadow(attachedFile);
    // Else every document ever made stays in memory.
    compiler.evictCache(0);
  }
}

function said(diagnostics: readonly { message?: string }[] = []): string {
  return diagnostics.map(({ message }) => message).join('; ') || 'the compiler did not say why';
}

async function answerTo(order: Order): Promise<Answer> {
  const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
  try {
    const bytes = await compile(order);
    const prepared = order.look ? prepareOwnPdf(bytes, order.look) : { bytes };
    return { ...prepared, megabytes: megabytes() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), megabytes: megabytes() };
  }
}

process.on('message', async (order: Order) => process.send?.(await answerTo(order)));
process.on('disconnect', () => process.exit());
