import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** A connection of ours that did not come about: where to, and the code of the reason. */
export interface FailedConnection {
  host: string;
  code: string;
}

interface FetchFailed {
  connectParams: { host: string };
  error: NodeJS.ErrnoException;
}
interface RequestFailed {
  request: ClientRequest;
  error: NodeJS.ErrnoException;
}

const codeOf = ({ code, name }: NodeJS.ErrnoException) => code ?? name;

/**
 * Tells of every outgoing HTTP connection of this process that fails, a certificate that is not valid among them, whoever
 * asked. Addresses and queries are not told. Returns the function that stops it.
 */
export function logFailedConnections(log: (failed: FailedConnection) => void): () => void {
  const onFetch = (message: unknown) => {
    const { connectParams, error } = message as FetchFailed;
    log({ host: connectParams.host, code: codeOf(error) });
  };
  const onRequest = (message: unknown) => {
    const { request, error } = message as RequestFailed;
    log({ host: String(request.getHeader('host') ?? request.host), code: codeOf(error) });
  };
  subscribe('undici:client:connectError', onFetch);
  subscribe('http.client.request.error', onRequest);
  return () => {
    unsubscribe('undici:client:connectError', onFetch);
    unsubscribe('http.client.request.error', onRequest);
  };
}
