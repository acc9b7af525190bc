import type { resilient } from '../outbound/resilience.ts';
import { type Asking, AskingStopped, type Question, type VendorAnswer } from './port.ts';

/**
 * Asks a vendor's source, as often as its breaker allows; consent is asked about before each try. `askOnce` is given the
 * number of the try. Throws AskingStopped alone: everything else is a source that is down.
 */
export async function askConsented(
  protect: ReturnType<typeof resilient>,
  source: string,
  { mayAsk }: Pick<Question, 'mayAsk'>,
  askOnce: (signal: AbortSignal, attempt: number) => Promise<VendorAnswer>,
): Promise<VendorAnswer & Asking> {
  let tries = 0;
  try {
    const answer = await protect(source, async (signal) => {
      if (!(await mayAsk())) throw new AskingStopped('Consent was withdrawn.');
      tries += 1;
      return askOnce(signal, tries);
    });
    return { ...answer, tries };
  } catch (error) {
    if (error instanceof AskingStopped) throw error;
    return { outcome: 'source_down', detail: error instanceof Error ? error.message : 'unknown', tries };
  }
}
