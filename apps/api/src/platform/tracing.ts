import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { TraceSettings } from './export-traces.ts';

/*
 * Traces by OpenTelemetry (decision 0142): spans are begun here, and cost nothing until export-traces.ts has them recorded. No
 * span carries what a person wrote or an answer said: names of routes, vendors and jobs, statements with `$1` for values.
 */

/** What a span is about, by OpenTelemetry's semantic conventions. */
export interface Traced {
  /** Without numbers and names of people: one of a few hundred. */
  name: string;
  /** `server`: somebody asks us; `client`: we ask; `consumer`: a job; `internal`: our own work. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
  /** Whether a rejection is a fault: all are, unless this says otherwise. */
  isFault?: (error: unknown) => boolean;
}

const kinds: Readonly<Record<Traced['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const tracer = trace.getTracer('pramaan');

/** The name of an error's class alone: its message may name what somebody sent. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : 'unknown';
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `work` in a span, inside the one that is under way. The span of a fault has its error's class. */
export function traced<R>(
  { name, kind, attributes = {}, isFault = () => true }: Traced,
  work: (span: Span) => Promise<R>,
): Promise<R> {
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      if (isFault(error)) fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Has the spans of this process recorded and sent from now on, when settings say where to. What records is loaded then alone.
 *
 * @param service by which traces name this process, as `pramaan-api`
 * @returns what sends the last spans and ends it
 */
export async function recordTraces(
  settings: TraceSettings | null,
  service: string,
): Promise<() => Promise<void>> {
  if (!settings) return async () => undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(settings, service);
}
