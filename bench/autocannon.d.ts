/** The part of autocannon that bench/load.ts uses; it ships no types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  export interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: Request[];
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
    /** Whether an answer is what was asked for; others are counted as mismatches. */
    verifyBody?: (body: string) => boolean;
  }
  export interface Result {
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    mismatches: number;
    '2xx': number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
