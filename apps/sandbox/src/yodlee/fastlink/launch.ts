import { fastlinkApp } from '../entry-routes.ts';
import { type Provider, providerOf } from '../providers.ts';
import type { YodleeSessions, YodleeUser } from '../sessions.ts';

/** What the hidden form of the product brings (standards §6.2). */
interface Launch {
  user: YodleeUser;
  callback: URL;
  keyword: string;
  provider: Provider | null;
}

const isDataset = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

/** The launch, or a sentence that says what the form lacks. The token is used up either way. */
export function readLaunch(
  form: Readonly<Record<string, string>>,
  sessions: YodleeSessions,
): Launch | string {
  const user = sessions.takeToken(form.token ?? '', form.rsession ?? '', form.app ?? '');
  if (form.app !== fastlinkApp) return `The form names an unknown app. It must send app=${fastlinkApp}.`;
  if (!user)
    return 'The session or its token has expired or was used before. Return and press Add Bank again.';
  if (form.redirectReq !== 'true') return 'The form must send redirectReq=true.';
  const extra = new URLSearchParams(form.extraParams ?? '');
  const callback = URL.parse(extra.get('callback') ?? '');
  if (!callback || !/^https?:$/.test(callback.protocol))
    return 'The form has no return address: extraParams must contain callback=<address>.';
  const dataset = extra.get('dataset');
  if (dataset !== null && !isDataset(dataset)) return 'The dataset in extraParams must be a JSON list.';
  const asked = extra.get('providerId') ?? extra.get('siteId');
  return {
    user,
    callback,
    keyword: extra.get('keyword') ?? '',
    provider: asked === null ? null : providerOf(asked),
  };
}
