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

/** 2017-09-30 as the GST network writes it: 30/09/2017. */
const dayOf = (day: string | null | undefined) =>
  /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? (day as string).split('-').reverse().join('/') : (day ?? '');

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
