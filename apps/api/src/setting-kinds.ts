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

/** Where map tiles are: `https://host/{z}/{x}/{y}.png`, with `{s}.` before the host where there are several. */
export const tileTemplate = httpAddress.check(
  z.regex(/^https?:\/\/(?:\{s\}\.)?[\w.-]+(?::\d{1,5})?\/[^\s'"<>]*$/),
  z.regex(/\{z\}/),
  z.regex(/\{x\}/),
  z.regex(/\{y\}/),
);
