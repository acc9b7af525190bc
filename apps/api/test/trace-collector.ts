import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test reads of a span. */
export interface CollectedSpan {
  traceId: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** An OpenTelemetry collector, as far as a process of ours knows one. */
export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans(): CollectedSpan[];
  /** All that was sent, as it came. */
  text(): string;
  stop(): void;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const texts: string[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const isOurs = request.url === '/v1/traces' && request.headers['x-collector-key'] === 'k1';
    if (isOurs) texts.push(Buffer.concat(parts).toString());
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () =>
      texts.flatMap((text) =>
        (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    text: () => texts.join('\n'),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
