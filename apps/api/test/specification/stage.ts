import { password } from '../people.ts';
import { startWorld, type World } from '../world.ts';
import { type SpecificationClient, specificationClient } from './client.ts';

/** Whom the flows are about, and the clients that speak for them. */
export interface Stage {
  world: World;
  /** A client of its own, without a session. */
  client(): SpecificationClient;
  /** The applicant, logged in by the specification's calls. */
  asha: SpecificationClient;
  /** The lender's owner. */
  owner: SpecificationClient;
  id: string;
  custId: string;
  /** `result._id` of the owner's login: the admin id. */
  adminId: string;
  /** Runs what sends a code to a number or an address, and reads the code. */
  codeTo(address: string, send: () => Promise<unknown>): Promise<string>;
}

export const ashaNumber = '9000000011';

/** The world with Asha and the owner, both logged in. */
export async function setStage(): Promise<Stage> {
  const world = await startWorld();
  const client = () => specificationClient(world.app);
  const id = await world.id('asha');
  const codeTo: Stage['codeTo'] = async (address, send) => {
    // A minute has gone by since the last code.
    await world.direct('delete from otp');
    await world.product.outbox.settled();
    const before = (await world.sandbox.messages(address)).length;
    await send();
    return world.sandbox.code(address, before);
  };
  const asha = client();
  const otp = await codeTo(ashaNumber, () =>
    asha.call('POST /users/otp', { body: { mobileNo: ashaNumber } }),
  );
  const entered = await asha.call('POST /users/userLoginVerify', {
    body: { mobile: ashaNumber, otp, appId: id },
  });
  asha.enter(entered);
  const { custId } = entered.result as { custId: string };
  const owner = client();
  const login = await owner.call('POST /company/login', {
    body: { mobileNo: world.staff.owner.mobileNo, password },
  });
  owner.enter(login);
  const { _id: adminId } = login.result as { _id: string };
  return { world, client, asha, owner, id, custId, adminId, codeTo };
}
