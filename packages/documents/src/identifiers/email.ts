import { identifier } from './identifier.ts';

/** E-mail address: one that mail can be sent to, not every form of RFC 5322. Kept in lower case. */
export const email = identifier({
  name: 'e-mail address',
  examples: ['asha@example.in', 'ravi@example.in', 'meena@example.in', 'imran@example.in'],
  tidy: (typed) => typed.trim().toLowerCase(),
  pattern:
    /^(?=.{6,254}$)(?!\.)(?!.*\.\.)[a-z0-9._%+'-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/,
  shape: 'An e-mail address has a name, an @ and a domain, like asha@example.in.',
  keyboard: 'email',
  maxLength: 254,
});
