const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Goes through the external page as that bank user. */
export async function throughFastLink(
  started: { form: { action: string; fields: Record<string, string> } },
  provider: { id: string; asksForCode: boolean },
  user: string,
): Promise<URL> {
  const launched = await post(started.form.action, started.form.fields);
  const page = new URL(launched.headers.get('location') ?? '', started.form.action).href;
  await post(`${page}/bank`, { provider: provider.id });
  await post(`${page}/login`, { user, password: 'demo@1234' });
  if (provider.asksForCode) await post(`${page}/code`, { code: '123456' });
  await post(`${page}/accounts`, { account0: '1', account1: '1' });
  const back = await fetch(`${page}/finish`, { redirect: 'manual' });
  return new URL(back.headers.get('location') ?? '', page);
}
