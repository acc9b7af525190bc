import { degradations } from '@pramaan/specimens/degrade.ts';
import { demoPeople, type InventedPerson } from '@pramaan/specimens/people.ts';
import { type Specimen, specimens } from '@pramaan/specimens/specimens.ts';
import { html } from '../page.ts';
import { fileName } from './file-name.ts';

function link(specimen: Specimen, person: InventedPerson): string {
  const address = `/specimens/${specimen.name}?person=${person.seed}`;
  const first = person.firstName.split(' ')[0] ?? '';
  const alt = html(`${specimen.title} of ${person.name}`);
  const picture = specimen.mediaType.startsWith('image/')
    ? `<img src="/specimens/${specimen.name}/thumbnail?person=${person.seed}" alt="" width="160" loading="lazy">`
    : '';
  return `<li><a href="${address}" download="${fileName(specimen, person)}" aria-label="${alt}">${picture}${html(first)}</a></li>`;
}

/** The list of specimens: one section for each, with a file for each demo person. */
export function specimensMain(): string {
  const ways = degradations.map((how) => `<code>${how}</code>`).join(', ');
  const sections = specimens.map(
    (specimen) =>
      `<h2>${html(specimen.title)}</h2><p class="quiet"><code>/specimens/${specimen.name}</code></p>
<ul class="papers">${demoPeople.map((person) => link(specimen, person)).join('')}</ul>`,
  );
  return `<h1>Sample documents</h1>
<p>Documents of invented people, to upload in the product. All numbers are made up.</p>
<p class="quiet">To get a picture with realistic damage, add <code>&amp;how=</code> and one of ${ways}; <code>&amp;seed=</code> varies
the damage. <code>person=1</code>, <code>person=2</code> and so on are other people. Form 16 and the newest ITR acknowledgement come for any
financial year, with <code>&amp;year=2024-25</code>.</p>
${sections.join('\n')}`;
}
