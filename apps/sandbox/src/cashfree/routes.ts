import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import { gstin } from '@pramaan/documents/identifiers/gstin.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PeopleBook } from '../people/people-book.ts';

const verificationId = /^[\w.-]{1,50}$/;

interface ErrorReply {
  status: number;
  code: string;
  message: string;
}

const errorReply = (status: number, code: string, message: string): ErrorReply => ({ status, code, message });

/** Why a request is not taken, in Cashfree's words; null when it is. */
function whyNot(
  sent: Record<string, unknown>,
  taken: ReadonlySet<string>,
  required: string,
): ErrorReply | null {
  const id = sent.verification_id;
  if (id !== undefined && (typeof id !== 'string' || !verificationId.test(id)))
    return errorReply(400, 'verification_id_value_invalid', 'verification_id has wrong characters');
  if (typeof id === 'string' && taken.has(id))
    return errorReply(409, 'verification_id_already_exists', 'verification id already exists');
  if (typeof sent[required] !== 'string')
    return errorReply(400, `${required.toLowerCase()}_missing`, `${required} is missing in the request`);
  return null;
}

function panReply(pan: string, person: Person | null, reference: number): object {
  const found = person !== null;
  return {
    pan,
    type: found ? 'Individual' : null,
    reference_id: reference,
    name_provided: null,
    registered_name: person?.name.toUpperCase() ?? null,
    valid: found,
    message: found ? 'PAN verified successfully' : 'Invalid PAN',
    pan_status: found ? 'VALID' : 'INVALID',
  };
}

function gstinReply(number: string, person: Person | null, reference: number): object {
  if (!person)
    return { GSTIN: number, reference_id: reference, valid: false, message: 'GSTIN Doesn’t Exist' };
  return {
    reference_id: reference,
    GSTIN: number,
    legal_name_of_business: person.name.toUpperCase(),
    trade_name_of_business: `${person.lastName.toUpperCase()} ENTERPRISES`,
    center_jurisdiction: 'EAST RANGE 3',
    state_jurisdiction: 'LGSTO 15',
    date_of_registration: '2017-07-01',
    constitution_of_business: 'Proprietorship',
    taxpayer_type: 'Regular',
    gst_in_status: 'Active',
    last_update_date: '2024-04-01',
    nature_of_business_activities: ['Retail Business', 'Warehouse / Depot'],
    principal_place_address: addressLine(person),
    valid: true,
    message: 'GSTIN Exists',
  };
}

/** Plays Cashfree's Secure ID (its public API reference): PAN and GSTIN of the invented people. */
export function cashfreeRoutes(world: FastifyInstance, book: PeopleBook): void {
  const taken = new Set<string>();
  let reference = 1000;
  const refuse = (reply: FastifyReply, { status, code, message }: ErrorReply) =>
    reply.code(status).send({ type: 'validation_error', code, message });

  const answer = (path: string, required: string, say: (number: string, reference: number) => object) =>
    world.post(path, async (request, reply) => {
      if (!request.headers['x-client-id'] || !request.headers['x-client-secret'])
        return refuse(
          reply,
          errorReply(401, 'authentication_failed', 'Invalid clientId and clientSecret combination'),
        );
      const sent = (request.body ?? {}) as Record<string, unknown>;
      const why = whyNot(sent, taken, required);
      if (why) return refuse(reply, why);
      if (typeof sent.verification_id === 'string') taken.add(sent.verification_id);
      reference += 1;
      return reply.send(say(String(sent[required]), reference));
    });

  answer('/cashfree/verification/pan', 'pan', (pan, at) => panReply(pan, book.ofPan(pan), at));
  answer('/cashfree/verification/gstin', 'GSTIN', (number, at) =>
    gstinReply(number, book.ofNumber(gstin, number), at),
  );
}
