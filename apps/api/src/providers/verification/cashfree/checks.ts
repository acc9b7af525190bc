import * as z from 'zod/mini';

type Values = Readonly<Record<string, string>>;
type Bag = Record<string, unknown>;

/** One check in Cashfree's words. */
export interface Check {
  path: string;
  /** The request, without `verification_id`. */
  request: (values: Values) => Bag;
  /** The record that a reply holds; null: there is none by this number. Throws for a reply that is no reply. */
  record: (reply: unknown, values: Values) => Bag | null;
}

const words = z.optional(z.nullable(z.string()));
const pan = z.object({ pan: z.string(), valid: z.boolean(), registered_name: words });
const gstin = z.object({
  GSTIN: words,
  valid: z.boolean(),
  legal_name_of_business: words,
  center_jurisdiction: words,
  state_jurisdiction: words,
  date_of_registration: words,
  date_of_cancellation: words,
  constitution_of_business: words,
  taxpayer_type: words,
  gst_in_status: words,
  nature_of_business_activities: z.optional(z.nullable(z.array(z.string()))),
  principal_place_address: words,
});

const state = z.enum(['VALID', 'INVALID']);
const span = z.optional(z.nullable(z.object({ from: words, to: words })));
const licence = z.object({
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
const voter = z.object({
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

/** A day that comes as 2019-05-10 or 10/05/2019, as 10-05-2019 or with another mark; another text as it is. */
const dayWith = (mark: '-' | '/', day: string | null | undefined): string => {
  const text = day ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').reverse().join(mark) : text.replaceAll('/', mark);
};
/** As licences and rolls print it. */
const printed = (day: string | null | undefined) => dayWith('-', day);

/** "10-05-2019 to 09-05-2039"; blank without an end. */
const spanOf = (one: z.output<typeof span>): string =>
  one?.to ? `${printed(one.from)} to ${printed(one.to)}` : '';

/** As the GST network writes it. */
const dayOf = (day: string | null | undefined) => dayWith('/', day);

/** The checks that Cashfree answers, by document and method. */
export const checks: Readonly<Record<string, Check>> = {
  'pan.auth': {
    path: '/pan',
    request: ({ pan: number }) => ({ pan: number }),
    record(reply, { pan: number }) {
      const { valid, registered_name } = pan.parse(reply);
      return valid ? { number, name: registered_name ?? '' } : null;
    },
  },
  'dl.auth': {
    path: '/driving-license',
    request: ({ dlNo, dob }) => ({ dl_number: dlNo, dob }),
    record(reply, { dlNo }) {
      const {
        status,
        dl_number,
        dob,
        dl_validity,
        details_of_driving_licence: details,
      } = licence.parse(reply);
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
  },
  'epic.auth': {
    path: '/voter-id',
    request: ({ epicNo }) => ({ epic_number: epicNo }),
    record(reply, { epicNo }) {
      const found = voter.parse(reply);
      if (found.status !== 'VALID') return null;
      return {
        epicNo: found.epic_number ?? epicNo,
        name: found.name ?? '',
        relative: found.relation_name ?? '',
        dob: printed(found.dob),
        gender: (found.gender ?? '').slice(0, 1).toUpperCase(),
        age: found.age ?? '',
        polStation: found.polling_station ?? '',
        address: { district: found.split_address?.district?.[0] ?? '', state: found.state ?? '' },
        constituency: {
          parliament: found.parliamentary_constituency ?? '',
          assembly: found.assembly_constituency ?? '',
        },
      };
    },
  },
  'gst.auth': {
    path: '/gstin',
    request: ({ gstin: number }) => ({ GSTIN: number }),
    record(reply, { gstin: number }) {
      const found = gstin.parse(reply);
      if (!found.valid) return null;
      return {
        gstin: found.GSTIN ?? number,
        lgnm: found.legal_name_of_business ?? '',
        ctj: found.center_jurisdiction ?? '',
        stj: found.state_jurisdiction ?? '',
        rgdt: dayOf(found.date_of_registration),
        cxdt: dayOf(found.date_of_cancellation),
        ctb: found.constitution_of_business ?? '',
        dty: found.taxpayer_type ?? '',
        sts: found.gst_in_status ?? '',
        nba: found.nature_of_business_activities ?? [],
        pradr: { adr: found.principal_place_address ?? '' },
      };
    },
  },
};
