import { type Degradation, degradations, degrade, thumbnail } from '@pramaan/specimens/degrade.ts';
import { demoPersonCalled, type InventedPerson, inventPerson } from '@pramaan/specimens/people.ts';
import { type Specimen, specimenCalled } from '@pramaan/specimens/specimens.ts';
import type { FastifyInstance } from 'fastify';
import { signingKey } from '../aadhaar/key.ts';
import type { Settings } from '../config.ts';
import { sendPage } from '../page.ts';
import type { PeopleBook } from '../people/people-book.ts';
import { documentSigner } from '../signing/document-signer.ts';
import { fileName } from './file-name.ts';
import { specimensMain } from './page.ts';

interface Wanted {
  Params: { name: string };
  Querystring: { person: string; how?: string; seed: string; year?: string };
}

const text = { type: 'string', maxLength: 60 };
const schema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      person: { ...text, default: 'asha' },
      how: text,
      seed: { ...text, default: '1' },
      year: text,
    },
  },
};

/** An answer that is a sentence; Fastify's error handler sends it with its status. */
const refusal = (statusCode: number, sentence: string) => Object.assign(new Error(sentence), { statusCode });

function specimenFor(name: string): Specimen {
  const specimen = specimenCalled(name);
  if (specimen) return specimen;
  throw refusal(404, 'There is no specimen with this name. /specimens lists all of them.');
}

function personFor(name: string, book: PeopleBook): InventedPerson {
  const person = book.called(name) ?? (/^\d{1,6}$/.test(name) ? inventPerson(Number(name)) : null);
  if (person) return person;
  const names = book
    .all()
    .map(({ seed }) => seed)
    .join(', ');
  throw refusal(404, `There is no person of that name. Choose ${names}, or a number for another person.`);
}

function degradationFor(specimen: Specimen, how: string | undefined): Degradation | null {
  if (how === undefined) return null;
  if (!specimen.mediaType.startsWith('image/'))
    throw refusal(400, `${specimen.title} is no picture, so it comes in one way only. Leave out "how".`);
  const known = degradations.find((degradation) => degradation === how);
  if (known) return known;
  throw refusal(400, `Choose one of these for "how": ${degradations.join(', ')}.`);
}

/** A financial year, of papers that come of any. */
function yearFor(specimen: Specimen, year: string | undefined): string | undefined {
  if (year === undefined) return undefined;
  if (!specimen.yearly) throw refusal(400, `${specimen.title} does not come by year. Leave out "year".`);
  const [, first, second] = /^(20\d\d)-(\d\d)$/.exec(year) ?? [];
  if (first && (Number(first) + 1) % 100 === Number(second)) return year;
  throw refusal(400, 'Write "year" as a financial year, like 2024-25.');
}

/** `GET /specimens`: papers of invented people to download; `GET /specimens/{name}`: one of them. */
export function specimenRoutes(app: FastifyInstance, book: PeopleBook, settings: Settings): void {
  const key = signingKey(settings.dataDir);
  const signer = documentSigner(settings.dataDir);
  const make = (specimen: Specimen, person: InventedPerson, year?: string) =>
    specimen.make(person, { aadhaarQr: key().privateKey, documentSigner: signer() }, year);
  const thumbnails = new Map<string, Promise<Buffer>>();

  app.get('/specimens', (_request, reply) => sendPage(reply, 'Sample documents', specimensMain()));

  app.get<Wanted>('/specimens/:name', { schema }, async ({ params, query }, reply) => {
    const specimen = specimenFor(params.name);
    const person = personFor(query.person, book);
    const how = degradationFor(specimen, query.how);
    const file = await make(specimen, person, yearFor(specimen, query.year));
    return reply
      .headers({
        'content-disposition': `inline; filename="${fileName(specimen, person, how !== null)}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .type(how ? 'image/jpeg' : specimen.mediaType)
      .send(how ? await degrade(file, how, query.seed) : file);
  });

  app.get<Wanted>('/specimens/:name/thumbnail', { schema }, async ({ params, query }, reply) => {
    const specimen = specimenFor(params.name);
    const person = personFor(query.person, book);
    if (!specimen.mediaType.startsWith('image/'))
      throw refusal(404, `${specimen.title} is no picture and has no thumbnail.`);
    const which = `${specimen.name} ${person.seed}`;
    const small = thumbnails.get(which) ?? make(specimen, person).then(thumbnail);
    // Only the demo people's: the others are without number.
    if (demoPersonCalled(person.seed)) thumbnails.set(which, small);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'no-store')
      .send(await small);
  });
}
