import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

/** Where traces go, and how many. */
export interface TraceSettings {
  /** Of a collector that takes OTLP over HTTP; `/v1/traces` is added. */
  endpoint: string;
  /** For the collector, such as a key. */
  headers: Record<string, string>;
  /** The part of all traces that is recorded, 0 to 1. */
  ratio: number;
}

/**
 * Records spans and sends them in batches to a collector, as JSON. Loaded by a process that is told to, before its first span.
 * Returns what sends the last ones and ends it.
 *
 * @param service by which traces name this process, as `pramaan-api`
 */
export function exportTraces(
  { endpoint, headers, ratio }: TraceSettings,
  service: string,
): () => Promise<void> {
  const folder = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', folder).href, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown().catch(() => undefined);
}
