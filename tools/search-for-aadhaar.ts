import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { aadhaarNumber } from '../packages/documents/src/identifiers/aadhaar.ts';
import { aadhaarNumberOf, demoPeople } from '../packages/specimens/src/people.ts';

const numbers = [...new Set([...aadhaarNumber.examples, ...demoPeople.map(aadhaarNumberOf)])];
const spellings = numbers.flatMap((number) =>
  ['', ' ', '-'].map((between) => number.replace(/(\d{4})(?=\d)/g, `$1${between}`)),
);

// node tools/search-for-aadhaar.ts <folder>, with what the product printed on its standard input.
// Looks for every Aadhaar number of the practice people in all that a run left: the database's own files, the stored
// files, and what was printed. Fails when one is found, or when there was nothing to look at.

function refuseAadhaarNumbers(folder: string, printed: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const found = files.flatMap((file) => {
    const path = join(file.parentPath, file.name);
    const content = readFileSync(path, 'latin1');
    return spellings.some((spelling) => content.includes(spelling)) ? [path] : [];
  });
  if (spellings.some((spelling) => printed.includes(spelling))) found.push('what the product printed');
  console.log(
    `Searched ${files.length} files and ${printed.length} printed characters for ${numbers.length} Aadhaar numbers: ${found.length} found`,
  );
  if (files.length < 100 || printed === '') throw new Error('There was nothing to search.');
  if (found.length > 0) throw new Error(`A whole Aadhaar number was found in ${found.join(', ')}.`);
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to search: node tools/search-for-aadhaar.ts <folder>');
refuseAadhaarNumbers(folder, await text(process.stdin));
