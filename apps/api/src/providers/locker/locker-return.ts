import { sameSecret } from '../../platform/same-secret.ts';
import { given, type Outcome, refused } from '../bank-aggregator/outcome.ts';

/** The code with which the person came back from the locker's page, or why there is none. `state`: the one we sent. */
export function readReturn(query: Readonly<Record<string, unknown>>, state: string): Outcome<string> {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  if (state === '' || !sameSecret(state, text('state')))
    return refused(
      'refused',
      'This DigiLocker sign-in has ended, or was not started here. Sign in to DigiLocker again.',
    );
  const error = text('error');
  if (error === 'access_denied')
    return refused('consent', 'No document was shared. Share one, or use another method.');
  if (error !== '')
    return refused('invalid_input', 'DigiLocker could not begin the sign-in. Try again later.');
  const code = text('code');
  if (!/^[\x21-\x7e]{1,2000}$/.test(code))
    return refused('unreadable', 'DigiLocker sent no sign-in code. Sign in again.');
  return given(code);
}
