import type { Control } from '@pramaan/documents/field.ts';
import { exampleCapture } from '@pramaan/documents/fixtures/fixture.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { html } from '../page.ts';

const shown = people.slice(0, 3);
/** Files are chosen, and the text of a QR code is scanned; nobody types either. */
const unshown: ReadonlySet<Control> = new Set<Control>(['file', 'textarea']);

function rows(captures: readonly Parameters<typeof exampleCapture>[0][]): string {
  const seen = new Set<string>();
  const lines = captures.flatMap((capture) => {
    const answers = shown.map((person) => exampleCapture(capture, person));
    return Object.entries(capture)
      .filter(([name, field]) => !unshown.has(field.control) && !seen.has(name) && seen.add(name))
      .map(([name, field]) => {
        const cells = answers.map((answer) => `<td><code>${html(answer[name] ?? '')}</code></td>`);
        return `<tr><th scope="row">${html(field.label)}</th>${cells.join('')}</tr>`;
      });
  });
  return lines.join('');
}

/** One table per document with sample input of each demo person. */
export function sampleNumbers(): string {
  const heads = shown
    .map((person) => `<th scope="col">${html(person.firstName.split(' ')[0] ?? '')}</th>`)
    .join('');
  return documents
    .map((document) => ({
      title: document.title,
      body: rows(Object.values(document.methods).map(({ capture }) => capture)),
    }))
    .filter(({ body }) => body !== '')
    .map(
      ({ title, body }) =>
        `<details><summary>${html(title)}</summary><div class="scroll" tabindex="0" role="region" aria-label="${html(title)}"><table>
<thead><tr><th scope="col">Field</th>${heads}</tr></thead><tbody>${body}</tbody></table></div></details>`,
    )
    .join('\n');
}
