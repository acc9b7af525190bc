import * as z from 'zod/mini';
import { type Check, genderOf, printed, slashed, state, words } from '../check.ts';

const panReply = z.object({ pan: z.string(), valid: z.boolean(), registered_name: words });

export const pan: Check = {
  path: '/pan',
  request: ({ pan: number }) => ({ pan: number }),
  record(reply, { pan: number }) {
    const { valid, registered_name } = panReply.parse(reply);
    return valid ? { number, name: registered_name ?? '' } : null;
  },
};

const span = z.optional(z.nullable(z.object({ from: words, to: words })));
const licenceReply = z.object({
  status: state,
  dl_number: words,
  dob: words,
  dl_validity: z.optional(z.nullable(z.object({ non_transport: span, transport: span }))),
  details_of_driving_licence: z.optional(
    z.nullable(
      z.object({ date_of_issue: words, name: words, father_or_husband_name: words, address: words }),
    ),
  ),
});

/** "10-05-2019 to 09-05-2039"; blank without an end. */
const spanOf = (one: z.output<typeof span>): string =>
  one?.to ? `${printed(one.from)} to ${printed(one.to)}` : '';

export const drivingLicence: Check = {
  path: '/driving-license',
  request: ({ dlNo, dob }) => ({ dl_number: dlNo, dob }),
  record(reply, { dlNo }) {
    const {
      status,
      dl_number,
      dob,
      dl_validity,
      details_of_driving_licence: details,
    } = licenceReply.parse(reply);
    if (status !== 'VALID') return null;
    return {
      dlNo: dl_number ?? dlNo,
      name: details?.name ?? '',
      fatherOrHusband: details?.father_or_husband_name ?? '',
      address: details?.address ?? '',
      dob: printed(dob),
      issueDate: printed(details?.date_of_issue),
      validity: spanOf(dl_validity?.non_transport),
      transportValidity: spanOf(dl_validity?.transport),
    };
  },
};

const voterReply = z.object({
  status: state,
  epic_number: words,
  name: words,
  relation_name: words,
  dob: words,
  gender: words,
  age: words,
  state: words,
  split_address: z.optional(z.nullable(z.object({ district: z.optional(z.nullable(z.array(z.string()))) }))),
  assembly_constituency: words,
  parliamentary_constituency: words,
  polling_station: words,
});

export const voter: Check = {
  path: '/voter-id',
  request: ({ epicNo }) => ({ epic_number: epicNo }),
  record(reply, { epicNo }) {
    const found = voterReply.parse(reply);
    if (found.status !== 'VALID') return null;
    return {
      epicNo: found.epic_number ?? epicNo,
      name: found.name ?? '',
      relative: found.relation_name ?? '',
      dob: printed(found.dob),
      gender: genderOf(found.gender),
      age: found.age ?? '',
      polStation: found.polling_station ?? '',
      address: { district: found.split_address?.district?.[0] ?? '', state: found.state ?? '' },
      constituency: {
        parliament: found.parliamentary_constituency ?? '',
        assembly: found.assembly_constituency ?? '',
      },
    };
  },
};

const passportReply = z.object({
  status: state,
  name: words,
  application_type: words,
  application_received_date: words,
});

/** It says the whole name in one, and neither the passport's number nor a match: so those stay blank, and no name is sent. */
export const passport: Check = {
  path: '/passport',
  request: ({ fileNo, dob }) => ({ file_number: fileNo, dob }),
  record(reply) {
    const { status, name, application_type, application_received_date } = passportReply.parse(reply);
    if (status !== 'VALID') return null;
    return {
      name: { nameFromPassport: name ?? '' },
      applicationDate: slashed(application_received_date),
      typeOfApplication: application_type ?? '',
    };
  },
};
