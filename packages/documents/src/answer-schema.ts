import * as z from 'zod/mini';
import type { AnswerCheck } from './answer-check.ts';
import type { Field } from './field.ts';

type TextSchema = z.ZodMiniType<string, string>;

const schemas = new WeakMap<AnswerCheck['check'], TextSchema>();

function made({ check, sent }: AnswerCheck): TextSchema {
  const notText = check(undefined).fault ?? '';
  const text = z.string(notText).register(z.globalRegistry, { ...sent });
  const stored = z.transform((typed: string, context) => {
    const { value, fault } = check(typed);
    if (fault === null) return value;
    context.issues.push({ code: 'custom', message: fault, input: typed });
    return z.NEVER;
  });
  return z.pipe(z.pipe(text, stored), z.string());
}

/** The schema of an answer, made of its check once: what is stored comes out, and a fault is the check's own sentence. */
export function schemaOf(answer: AnswerCheck): TextSchema {
  const known = schemas.get(answer.check);
  if (known) return known;
  const schema = made(answer);
  schemas.set(answer.check, schema);
  return schema;
}

const blankIsAbsent = (schema: TextSchema) =>
  z.pipe(
    z.transform((typed: unknown) => (typed === '' || typed === null ? undefined : typed)),
    z.optional(schema),
  );

/** The strict object schema of a capture form: one member per field, unknown members refused. */
export function captureSchema(capture: Readonly<Record<string, Field>>) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(capture).map(([name, field]) => [
        name,
        field.optional ? z.optional(blankIsAbsent(schemaOf(field))) : schemaOf(field),
      ]),
    ),
  );
}
