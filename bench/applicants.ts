import { codeAfter } from './codes.ts';
import { callsTo, loggedIn, type Running } from './product.ts';

/** Somebody who has registered and entered by the code: by that they agree to checks. */
interface Entered {
  id: string;
  /** Calls the API as their browser does. */
  call: Running['call'];
}

/** Registers an applicant by a number that nobody has yet, and logs them in. */
export async function enter(product: Running, mobile: string): Promise<Entered> {
  await product.publicCall('POST', '/api/users/register', {
    mobileNo: mobile,
    name: 'Bench Person',
    email: '',
  });
  const reply = await fetch(`${product.url}/api/users/userLoginVerify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, otp: await codeAfter(product.sandbox, mobile, 0), appId: '' }),
  });
  const { result, headers } = await loggedIn<{ _id: string; id_token: string }>(reply);
  return { id: result._id, call: callsTo(product.url, headers) };
}
