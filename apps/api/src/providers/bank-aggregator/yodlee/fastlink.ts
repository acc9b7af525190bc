import type { LinkAsked, LinkForm } from '../port.ts';
import { isBag, textOf } from '../read-value.ts';

/** FastLink's app id (P §2.5: a fixed number). */
export const fastlinkApp = '10003600';

/** What is to be fetched: account facts, transactions of the days, and the bank's statements (standards §6.2). */
function datasetOf({ from, to }: LinkAsked['range']) {
  const container = ['bank'];
  return [
    {
      name: 'BASIC_AGG_DATA',
      attribute: [
        { name: 'BASIC_ACCOUNT_INFO', container },
        { name: 'TRANSACTIONS', container, fromDate: from, toDate: to },
        { name: 'STATEMENTS', container, fromDate: from, toDate: to },
      ],
    },
    { name: 'DOCUMENT', attribute: [{ name: 'DOCUMENTS', container, fromDate: from, toDate: to }] },
  ];
}

/** The hidden form that opens FastLink. The token in it works once. */
export function fastlinkForm(action: string, uSess: string, token: string, asked: LinkAsked): LinkForm {
  const extra = new URLSearchParams({
    callback: asked.callback,
    ...(asked.keyword ? { keyword: asked.keyword } : {}),
    ...(asked.providerId ? { flow: 'add', providerId: asked.providerId } : {}),
    dataset: JSON.stringify(datasetOf(asked.range)),
  });
  return {
    action,
    fields: { app: fastlinkApp, rsession: uSess, token, redirectReq: 'true', extraParams: extra.toString() },
  };
}

/** What the way back from FastLink says. A hint for the first sentence alone: anyone can type it. */
interface CallbackHint {
  linked: boolean;
  /** The person left without linking. */
  abandoned: boolean;
  linkId: string | null;
}

const numeric: Readonly<Record<string, string>> = { 1: 'ACTION_ABANDONED', 2: 'SUCCESS', 3: 'FAILED' };

/** Reads `JSONcallBackStatus`. Linked is what contains SUCCESS (P §4.3); text that is no JSON is judged the same way. */
export function readCallback(text: string): CallbackHint {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.slice(0, 10_000));
  } catch {
    return { linked: text.includes('SUCCESS'), abandoned: text.includes('ABANDONED'), linkId: null };
  }
  const all = (Array.isArray(parsed) ? parsed : [parsed]).filter(isBag);
  const statusOf = (status: unknown) => numeric[textOf(status)] ?? textOf(status);
  const good = all.find(({ status }) => statusOf(status).includes('SUCCESS'));
  const id = textOf(good?.providerAccountId ?? good?.siteAccountId);
  return {
    linked: good !== undefined,
    abandoned: !good && all.some(({ status }) => statusOf(status) === 'ACTION_ABANDONED'),
    linkId: /^\d{1,18}$/.test(id) ? id : null,
  };
}
