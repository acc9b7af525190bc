import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { aadhaarNumberOf, type InventedPerson } from '@pramaan/specimens/people.ts';
import { accountsOf } from '@pramaan/specimens/statements/accounts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copyScript, html, sendPage } from '../page.ts';
import { numberKinds } from './number-kinds.ts';
import { peopleMain, personMain } from './pages.ts';
import type { PeopleBook, Wish } from './people-book.ts';

const blank = { type: 'string', maxLength: 0 };
const optional = (schema: object) => ({ anyOf: [schema, blank] });
const wish = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    // What ISO-8859-1 can print: an Aadhaar QR code holds nothing else.
    name: { type: 'string', minLength: 2, maxLength: 80, pattern: "^[A-Za-z][A-Za-z .'-]*$" },
    dob: optional({ type: 'string', pattern: '^(19|20)\\d{2}-\\d{2}-\\d{2}$' }),
    gender: optional({ type: 'string', enum: ['F', 'M'] }),
    mobile: optional({ type: 'string', pattern: '^[6-9]\\d{9}$' }),
    credit: optional({ type: 'string', enum: ['stretched'] }),
  },
};

/** Every number of a person by the name of its kind, ready to copy. */
function numbersOf(person: InventedPerson): Record<string, string> {
  const known = numberKinds.map(({ kind }) => [kind.name, exampleOf(kind, person)] as const);
  return { ...Object.fromEntries(known), 'Aadhaar number': aadhaarNumberOf(person) };
}

/** A person as programs get it: who it is, and every number by the name of its kind. */
function personJson(person: InventedPerson) {
  const { seed, name, fatherName, motherName, gender, dob, mobile, email, address, employer } = person;
  const accounts = accountsOf(person).map(({ bank, number, ifsc, type }) => ({
    bank: bank.name,
    number,
    ifsc,
    type,
  }));
  const who = { seed, name, fatherName, motherName, gender, dob, mobile, email, address, employer };
  return { ...who, numbers: numbersOf(person), accounts };
}

const given = (body: Wish): Wish => {
  const { name, dob, gender, mobile, credit } = body;
  return {
    ...{ name, ...(dob ? { dob } : {}), ...(gender ? { gender } : {}) },
    ...{ ...(mobile ? { mobile } : {}), ...(credit ? { credit } : {}) },
  };
};

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
const wantsJson = ({ headers }: FastifyRequest) => !(headers.accept ?? '').includes('text/html');

/**
 * `POST /people {name, dob?, gender?, mobile?, credit?}` makes a person whom every service knows; `GET /people` lists them,
 * `GET /people/{seed}` shows all numbers, `DELETE /people` forgets the people made here.
 */
export function peopleRoutes(app: FastifyInstance, book: PeopleBook): void {
  app.get('/people', (request, reply) =>
    wantsJson(request) ? reply.send(book.all().map(personJson)) : sendPage(reply, 'People', peopleMain(book)),
  );

  app.get<{ Params: { seed: string } }>('/people/:seed', (request, reply) => {
    const person = book.called(request.params.seed);
    if (!person)
      throw Object.assign(new Error('There is no person of that name. See /people.'), { statusCode: 404 });
    return wantsJson(request)
      ? reply.send(personJson(person))
      : sendPage(reply, person.name, personMain(personJson(person)), copyScript);
  });

  app.post<{ Body: Wish }>(
    '/people',
    { schema: { body: wish }, attachValidation: true },
    (request, reply) => {
      const fault = request.validationError;
      if (fault) {
        const sentence =
          'Enter a name in Latin letters; date of birth (YYYY-MM-DD), gender (F or M), a mobile of 10 digits and credit (stretched) are optional.';
        if (!isForm(request)) throw Object.assign(new Error(sentence), { statusCode: 400 });
        return sendPage(
          reply.code(400),
          'People',
          `<p role="alert"><strong>${html(sentence)}</strong></p>${peopleMain(book)}`,
        );
      }
      const person = book.make(given(request.body));
      return isForm(request)
        ? reply.redirect(`/people/${person.seed}`, 303)
        : reply.code(201).send(personJson(person));
    },
  );

  app.delete('/people', (_request, reply) => {
    book.clear();
    return reply.code(204).send();
  });
}
