import * as z from 'zod/mini';

/** `1` or `0`; 0 without a value. */
export const flag = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);
/** A whole number below 100,000. */
export const digits = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
/** A number with a default. */
export const port = (otherwise: number) => z._default(digits, otherwise);
/** A time with a default. */
export const milliseconds = port;
/** At least 32 random bytes in base64. */
export const secret = z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/=_-]{43,}$/)));
/** An http or https address. */
export const address = z.optional(z.string().check(z.regex(/^https?:\/\//)));
