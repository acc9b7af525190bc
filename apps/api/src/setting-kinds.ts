import * as z from 'zod/mini';

/* Kinds of settings: text of the environment, checked. */

export const flag = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);
export const digits = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
export const port = (otherwise: number) => z._default(digits, otherwise);
export const milliseconds = port;
/** `http://…` or `https://…`. */
export const httpAddress = z.string().check(z.regex(/^https?:\/\//));
export const address = z.optional(httpAddress);
/** A text that must be set. */
export const text = z.string();
