import { usualAccent } from '@pramaan/contract/accent.ts';
import { logoAddress, type OwnText, ownTextNames, type StoredBranding } from '@pramaan/contract/branding.ts';
import type { settingsShape } from '@pramaan/contract/calls/settings.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { MandateStep } from '@pramaan/contract/mandates.ts';
import { creditReport } from '@pramaan/documents/kinds.ts';
import { clausesOr } from '@pramaan/documents/offer/default-clauses.ts';
import { entries, findEndpoint } from '@pramaan/documents/registry.ts';
import type * as z from 'zod/mini';
import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { type ChosenVendors, spentThisMonth } from '../../providers/lenders-vendors.ts';
import type { Outside } from '../../providers/outside.ts';
import { portTitles } from '../../providers/ports.ts';
import { checkOrder, storedOrder, type VendorChange, vendorsOf, wordsOf } from './vendors.ts';

type Settings = z.output<typeof settingsShape>;

export interface Change extends Partial<Record<OwnText, string | undefined>> {
  accent?: string | undefined;
  footer?: boolean | undefined;
  consentStyle?: 'notice' | 'itemised' | undefined;
  decisionLimit?: number | null | undefined;
  reauthenticationLimit?: number | null | undefined;
  checksPerDay?: number | null | undefined;
  dueHours?: number | null | undefined;
  referencePrefix?: string | undefined;
  incomeTolerance?: number | null | undefined;
  obligationTolerance?: number | null | undefined;
  assumedRate?: number | null | undefined;
  coolingOffDays?: number | null | undefined;
  repaymentMandate?: MandateStep | undefined;
  agreementClauses?: { en: string; hi: string } | undefined;
  secondFactorRoles?: readonly number[] | undefined;
  price?: { endpoint: string; paise: number | null } | undefined;
  vendors?: VendorChange | undefined;
}

/** What stands in `lender.settings`; whoever needs one reads it there. */
interface Stored {
  creditMenu?: string;
  consentStyle?: 'notice' | 'itemised';
  decisionLimit?: number;
  reauthenticationLimit?: number;
  checksPerDay?: number;
  dueHours?: number;
  referencePrefix?: string;
  incomeTolerance?: number;
  obligationTolerance?: number;
  assumedRate?: number;
  coolingOffDays?: number;
  repaymentMandate?: MandateStep;
  agreementClauses?: { en: string; hi: string };
  secondFactorRoles?: number[];
  prices?: Record<string, number>;
  vendors?: ChosenVendors;
}

interface Row {
  name: string;
  code: string;
  branding: StoredBranding;
  settings: Stored;
}

const hostOf = (url: string) => new URL(url).host;

/** Each service with the host that answers it; null: off. */
function providersOf(outside: Outside): Settings['providers'] {
  const ports = Object.keys(portTitles) as (keyof typeof portTitles)[];
  return ports.map((port) => {
    const service = outside.services.find((one) => one.port === port && one.settings);
    const address = service?.settings?.[service.needs];
    return { port: portTitles[port], host: address ? hostOf(String(address)) : null };
  });
}

const priced = [
  ...entries.flatMap(({ document, method }) =>
    method.endpoint === null
      ? []
      : [{ endpoint: method.endpoint, title: `${document.title}: ${method.title}` }],
  ),
  { endpoint: creditReport.id, title: creditReport.title },
];

/** Members of `stored` that a change sets, or takes away (null). */
function storedOf(change: Change, code: string, before: Stored): Record<string, unknown> {
  const { footer, consentStyle, decisionLimit, reauthenticationLimit, checksPerDay } = change;
  const { dueHours, referencePrefix, incomeTolerance, obligationTolerance, repaymentMandate } = change;
  const { assumedRate, coolingOffDays, agreementClauses, secondFactorRoles, price, vendors } = change;
  return {
    ...(checksPerDay === undefined ? {} : { checksPerDay }),
    ...(footer === undefined ? {} : { creditMenu: footer ? code : null }),
    ...(consentStyle === undefined ? {} : { consentStyle }),
    ...(decisionLimit === undefined ? {} : { decisionLimit }),
    ...(reauthenticationLimit === undefined ? {} : { reauthenticationLimit }),
    ...(dueHours === undefined ? {} : { dueHours }),
    ...(referencePrefix === undefined ? {} : { referencePrefix: referencePrefix || null }),
    ...(incomeTolerance === undefined ? {} : { incomeTolerance }),
    ...(obligationTolerance === undefined ? {} : { obligationTolerance }),
    ...(assumedRate === undefined ? {} : { assumedRate }),
    ...(coolingOffDays === undefined ? {} : { coolingOffDays }),
    ...(repaymentMandate === undefined ? {} : { repaymentMandate }),
    ...(agreementClauses === undefined ? {} : { agreementClauses }),
    ...(secondFactorRoles === undefined ? {} : { secondFactorRoles: [...new Set(secondFactorRoles)] }),
    ...(price === undefined ? {} : { prices: { ...before.prices, [price.endpoint]: price.paise } }),
    ...(vendors === undefined
      ? {}
      : { vendors: { ...before.vendors, [vendors.port]: storedOrder(vendors, before.vendors) } }),
  };
}

/** The lender's own words; blank where it has none. */
const shownTexts = ({ texts = {} }: StoredBranding) =>
  Object.fromEntries(ownTextNames.map((name) => [name, texts[name] ?? ''])) as Record<OwnText, string>;

/** Members of `branding` that a change sets. */
function brandingOf(change: Change, before: StoredBranding): StoredBranding {
  const named = ownTextNames.filter((name) => change[name] !== undefined);
  const texts = Object.fromEntries(named.map((name) => [name, change[name]]));
  return {
    ...(change.accent ? { accent: change.accent.toLowerCase() } : {}),
    ...(named.length > 0 ? { texts: { ...before.texts, ...texts } } : {}),
  };
}

/** What a lender settles for itself. */
export function lenderSettings({ db }: Http, outside: Outside, checksOf: (vendor: string) => number) {
  const shown = ({ name, code, branding, settings }: Row, spent: ReadonlyMap<string, number>): Settings => ({
    name,
    code,
    accent: branding.accent ?? usualAccent,
    logo: logoAddress(branding),
    ...shownTexts(branding),
    footer: settings.creditMenu === code,
    consentStyle: settings.consentStyle ?? 'notice',
    decisionLimit: settings.decisionLimit ?? null,
    reauthenticationLimit: settings.reauthenticationLimit ?? null,
    checksPerDay: settings.checksPerDay ?? null,
    dueHours: settings.dueHours ?? null,
    referencePrefix: settings.referencePrefix ?? '',
    incomeTolerance: settings.incomeTolerance ?? null,
    obligationTolerance: settings.obligationTolerance ?? null,
    assumedRate: settings.assumedRate ?? null,
    coolingOffDays: settings.coolingOffDays ?? null,
    repaymentMandate: settings.repaymentMandate ?? 'off',
    agreementClauses: clausesOr(settings.agreementClauses),
    secondFactorRoles: settings.secondFactorRoles ?? [],
    prices: priced.map(({ endpoint, title }) => ({
      endpoint,
      title,
      paise: settings.prices?.[endpoint] ?? null,
    })),
    providers: providersOf(outside),
    vendors: vendorsOf(outside, settings.vendors, checksOf, spent),
  });

  return {
    async read({ lender }: Principal): Promise<Settings> {
      const vendors = outside.services.map(({ vendor }) => vendor);
      return db.tenant(lender, async (trx) => {
        const [row] = await trx.query<Row>(
          sql`select name, code, branding, settings from lender where id = ${lender}`,
        );
        if (!row) throw new ApiError('NOT_FOUND');
        return shown(row, await spentThisMonth(trx, vendors));
      });
    },

    /** Throws BAD_REQUEST for the price of a check that does not exist, and for vendors that are not the connected ones. */
    async change({ lender }: Principal, change: Change, actor: Actor): Promise<void> {
      if (change.price && !findEndpoint(change.price.endpoint))
        throw new ApiError('BAD_REQUEST', 'This check does not exist. Choose one from the list.');
      if (change.vendors) checkOrder(outside, change.vendors);
      await db.tenant(lender, async (trx) => {
        const [row] = await trx.query<Row>(
          sql`select name, code, branding, settings from lender where id = ${lender} for update`,
        );
        if (!row) throw new ApiError('NOT_FOUND');
        const settings = JSON.stringify(storedOf(change, row.code, row.settings));
        const branding = JSON.stringify(brandingOf(change, row.branding));
        await trx.query(sql`
          update lender set settings = jsonb_strip_nulls(settings || ${settings}::jsonb), branding = branding || ${branding}::jsonb
          where id = ${lender}`);
        const { vendors, agreementClauses } = change;
        const said = {
          ...change,
          ...(vendors ? { vendors: wordsOf(vendors) } : {}),
          // Too long for a row of the log: what an agreement says is in its own file.
          ...(agreementClauses ? { agreementClauses: 'changed' } : {}),
        };
        const named = Object.entries(said).map(([name, value]) => [
          name,
          typeof value === 'object' ? JSON.stringify(value) : value,
        ]);
        await audit(trx, lender, actor, 'settings.changed', null, Object.fromEntries(named));
      });
    },
  };
}
