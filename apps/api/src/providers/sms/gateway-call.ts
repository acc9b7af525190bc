const patience = 10_000;

/** Posts to a gateway. Throws, naming neither person nor text, when it does not answer. */
export const postToGateway = (url: string, init: Pick<RequestInit, 'headers' | 'body'>): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    ...init,
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  }).catch((error: Error) => {
    throw new Error(`The SMS gateway did not answer (${error.name}).`);
  });

/** The gateway's own error code, of up to four digits; blank for anything else, as that may repeat the number. */
export const ownCode = (text: string): string => (/^\d{1,4}$/.test(text) ? text : '');

/** A refusal, with the gateway's own code where it gave one. */
export const refusedWith = (code: string): Error =>
  new Error(`The SMS gateway refused the message${code && ` (error ${code})`}.`);

/** A reply that is no success of HTTP. */
export const answeredWith = (status: number): Error => new Error(`The SMS gateway answered HTTP ${status}.`);
