import { addressLine, type Person } from '@pramaan/documents/fixtures/people.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
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

function licenceReply(number: string, dob: string, person: Person | null, reference: number): object {
  const known = { reference_id: reference, dl_number: number, dob };
  if (person?.dob !== dob) return { ...known, status: 'INVALID' };
  return {
    ...known,
    status: 'VALID',
    badge_details: [{ badge_issue_date: null, badge_no: null, class_of_vehicle: ['LMV'] }],
    dl_validity: {
      non_transport: { from: '12/05/2014', to: '11/05/2034' },
      hazardous_valid_till: null,
      transport: { from: null, to: null },
      hill_valid_till: null,
    },
    details_of_driving_licence: {
      date_of_issue: '12/05/2014',
      status: null,
      name: person.name.toUpperCase(),
      father_or_husband_name: person.fatherName.toUpperCase(),
      address: addressLine(person).toUpperCase(),
      photo: 'https://files.example/photo.jpeg',
    },
  };
}

function voterReply(number: string, person: Person | null, reference: number): object {
  if (!person) return { reference_id: reference, epic_number: number, status: 'INVALID' };
  return {
    reference_id: reference,
    status: 'VALID',
    epic_number: number,
    name: person.name.toUpperCase(),
    age: String(2026 - Number(person.dob.slice(0, 4))),
    relation_type: 'FTHR',
    relation_name: person.fatherName.toUpperCase(),
    father_name: person.fatherName.toUpperCase(),
    dob: person.dob,
    gender: person.gender === 'F' ? 'Female' : 'Male',
    address: addressLine(person),
    split_address: { district: [person.address.district], pincode: person.address.pincode },
    state: person.address.state,
    assembly_constituency: person.address.locality,
    parliamentary_constituency: `${person.address.city} Central`,
    part_number: '27',
    serial_number: '713',
    polling_station: `Government School, ${person.address.locality}`,
  };
}

/** Plays Cashfree's Secure ID (its public API reference): PAN, GSTIN, licence and voter ID of the invented people. */
export function cashfreeRoutes(world: FastifyInstance, book: PeopleBook): void {
  const taken = new Set<string>();
  let reference = 1000;
  const refuse = (reply: FastifyReply, { status, code, message }: ErrorReply) =>
    reply.code(status).send({ type: 'validation_error', code, message });

  const answer = (
    path: string,
    required: string,
    say: (number: string, reference: number, sent: Record<string, unknown>) => object,
  ) =>
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
      return reply.send(say(String(sent[required]), reference, sent));
    });

  answer('/cashfree/verification/pan', 'pan', (pan, at) => panReply(pan, book.ofPan(pan), at));
  answer('/cashfree/verification/gstin', 'GSTIN', (number, at) =>
    gstinReply(number, book.ofNumber(gstin, number), at),
  );
  answer('/cashfree/verification/driving-license', 'dl_number', (number, at, { dob }) =>
    licenceReply(number, String(dob ?? ''), book.ofNumber(licenceNumber, number), at),
  );
  answer('/cashfree/verification/voter-id', 'epic_number', (number, at) =>
    voterReply(number, book.ofNumber(epicNumber, number), at),
  );
}
