import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfSigns } from './pdf-signs.ts';
import { pictureSigns } from './picture-signs.ts';

const of = (metadata: string, name = 'IMG_2041.jpg') => pictureSigns({ metadata, name });

test('a picture that an editor saved says which; cameras, scanners and galleries say nothing', () => {
  assert.deepEqual(of('Exif\0\0MM\0* Adobe Photoshop 25.1 (Windows) 2026:08:01'), [
    'The picture was saved with Adobe Photoshop 25, a program that edits pictures.',
  ]);
  assert.match(of('<xmp:CreatorTool>GIMP 2.10</xmp:CreatorTool>')[0] ?? '', /saved with GIMP, /);
  for (const quiet of ['', 'samsung SM-A536E A536EXXU7', 'Apple iPhone 13 17.5.1', 'Picasa', 'EPSON Scan 2'])
    assert.deepEqual(of(quiet), [], quiet);
});

test('a screenshot is known by its name or by the mark of the device, and said once', () => {
  for (const name of ['Screenshot_2026-08-01-10-11-12.png', 'Screen Shot 2026-08-01.png', 'screenshot.jpg'])
    assert.deepEqual(of('', name), ['The picture is a screenshot, as its name says.']);
  const marked = 'ASCII\0\0\0Screenshot';
  assert.deepEqual(of(marked), ['The picture is a screenshot, as the device that made it says.']);
  assert.equal(of(marked, 'Screenshot_1.png').length, 1);
  assert.deepEqual(of('', 'my form 16, no screenshot.jpg'), []);
});

const made = '2026-06-10T09:00:00.000Z';
const trace = { producer: 'OpenPDF 1.3', creator: 'TRACES', created: made, modified: made, revisions: 1 };

test('a PDF that was changed, saved again or made with an editor says so; as it was made it says nothing', () => {
  assert.deepEqual(pdfSigns(trace, 0), []);
  assert.deepEqual(pdfSigns({ ...trace, modified: '2026-07-01T09:00:00.000Z' }, 0), [
    'The file was changed on 01 Jul 2026, after it was made on 10 Jun 2026.',
  ]);
  assert.match(pdfSigns({ ...trace, revisions: 2 }, 0)[0] ?? '', /^The file was saved 2 times\./);
  assert.match(pdfSigns({ ...trace, producer: 'iLovePDF' }, 0)[0] ?? '', /a program that edits PDFs/);
  assert.deepEqual(pdfSigns({ ...trace, producer: 'Skia/PDF m120', creator: 'Chrome' }, 0), [], 'printed');
});

test('a signature is added after the file was made: of a signed one only the program counts', () => {
  const signed = { ...trace, revisions: 2, modified: '2026-06-15T09:00:00.000Z' };
  assert.deepEqual(pdfSigns(signed, 1), []);
  assert.equal(pdfSigns({ ...signed, creator: 'Sejda' }, 1).length, 1);
});
