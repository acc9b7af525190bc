import assert from 'node:assert/strict';
import { password } from '../people.ts';
import { has } from './client.ts';
import { ashaNumber, type Stage } from './stage.ts';

const newPassword = 'sunflower-Kettle-42';
const loginMembers = ['_id', 'cName', 'roleId', 'status', 'id_token'] as const;

/** P §7 and §3.1: the doors of company, team and a forgotten password. */
export async function staffLogins({ world, client, owner, codeTo }: Stage): Promise<void> {
  const { manager, owner: head } = world.staff;
  const named = { userName: manager.userName, password };
  const door = client();
  const login = await door.call('POST /company/loginTeam', { body: named });
  const { roleId, status, _id } = has(login, ...loginMembers);
  assert.ok(roleId >= 2 && roleId <= 5 && status === 1, 'a team role, enabled');
  assert.equal(typeof login.whole.message, 'string');
  door.enter(login);
  await client().call('POST /company/checklogin', { body: named });
  await door.call('POST /company/updatepass', { body: { password: newPassword, _id, oldpass: password } });
  await client().call('POST /company/loginTeam', { body: { ...named, password: newPassword } });

  const forgetful = client();
  const { mobileNo } = head;
  const otp = await codeTo(mobileNo, () =>
    forgetful.call('POST /company/resetpassword', { body: { mobileNo } }),
  );
  const verified = await forgetful.call('POST /company/verifyOtp', { body: { mobileNo, otp, role: 1 } });
  assert.equal(typeof has(verified, 'id_token').id_token, 'string', 'the token is stored');
  forgetful.enter(verified);
  await forgetful.call('POST /company/setpassword', { body: { mobileNo, newpassword: newPassword } });
  const again = await owner.call('POST /company/login', { body: { mobileNo, password: newPassword } });
  assert.equal(has(again, ...loginMembers).roleId, 1);
  owner.enter(again);
}

/** P §3.2: an applicant registers, and enters by number, by the older spelling and by customer id. */
export async function applicantLogins({ world, client, id, custId, codeTo }: Stage): Promise<void> {
  const mobileNo = `77${world.staff.owner.mobileNo.slice(1, 8)}7`;
  const newcomer = client();
  const otp = await codeTo(mobileNo, async () => {
    const registered = await newcomer.call('POST /users/register', { body: { mobileNo, name: 'Tara Test' } });
    assert.equal(registered.message, 'Registration Successful');
  });
  const entered = await newcomer.call('POST /users/userLoginVerify', {
    body: { mobile: mobileNo, otp, appId: '' },
  });
  has(entered, '_id', 'segment', 'custId', 'yodleeUserId');
  assert.ok(
    Object.values(entered.whole).some((member) => Array.isArray(member)),
    'login also returns a co-applicant list',
  );
  const send = () => client().call('POST /users/otp', { body: { mobileNo: ashaNumber } });
  const auth = await codeTo(ashaNumber, send);
  const older = await client().call('POST /users/userLoginAuth', {
    body: { mobileNo: ashaNumber, appId: id, auth },
  });
  assert.equal(has(older, '_id')._id, id);
  const code = await codeTo(ashaNumber, send);
  const byCustomer = await client().call('POST /users/auth', { body: { password: code, custId } });
  assert.equal(has(byCustomer, '_id', 'custId').custId, custId);
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0].replace(/[.,]$/, '') ?? '';

/** P §4.2 and §7: a link, its code, and what the lender reads of it; by mobile and by e-mail, old and new spelling. */
export async function consentCodes({ world, client, owner, id, adminId, codeTo }: Stage): Promise<void> {
  const page = `${world.product.config.publicUrl}/consent`;
  const made = await owner.call('POST /users/encryptedLink', {
    body: { appId: id, adminId, link: page, type: 'mobile' },
  });
  const { link } = has(made, 'link');
  assert.deepEqual([...new URL(link).searchParams.keys()].slice(0, 2), ['id', 'token']);
  const visitor = client();
  await visitor.call('POST /users/verifyConsentLink', {
    body: { token: tokenOf(link), appId: id, role: '1' },
    headers: { role: '1', appkey: 'any' },
  });
  const otp = await codeTo(ashaNumber, () =>
    visitor.call('POST /users/sendOtp', {
      body: { appId: id, mobNo: ashaNumber, name: 'Asha Sample', link },
    }),
  );
  await visitor.call('POST /users/verifyOtp', { body: { mobNo: ashaNumber, otp } });
  const known = await owner.call('POST /users/getMobileStatus', { body: { appId: id, mob: ashaNumber } });
  assert.equal(has(known, 'verified').verified, true);
  await owner.call('GET /users/getStatus?mob=', { query: { mob: ashaNumber } });

  for (const type of ['personal', 'business'] as const)
    for (const spelling of ['sendMailReg', 'sendMailRegNew'] as const) {
      const email = `asha.${type}.${spelling.toLowerCase()}@example.in`;
      const person = { email, name: 'Asha Sample', appId: id };
      await owner.call(`POST /users/${spelling}/${type}`, {
        body: spelling === 'sendMailReg' ? person : { ...person, link: page },
      });
      await world.product.outbox.settled();
      const [mail] = await world.sandbox.messages(email);
      const own = linkIn(mail?.text ?? '');
      assert.equal(new URL(own).searchParams.get('type'), type);
      const code = await codeTo(email, () =>
        visitor.call('POST /users/sendMailOtp', { body: { ...person, type, link: own } }),
      );
      await visitor.call('POST /users/verifyMailReg', { body: { otp: code, email, type, appId: id } });
      const status = await owner.call('POST /users/getEmailStatus', { body: { appId: id, type } });
      assert.equal(has(status, 'verified').verified, true);
    }
}
