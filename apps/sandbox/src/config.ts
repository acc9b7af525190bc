import { join } from 'node:path';

/** How the sandbox behaves. Everything has a default; tests pass their own. */
export interface Settings {
  /** Pause before every vendor answer, so that the demo feels like a network. */
  latencyMs: number;
  /** Pause of the trigger digit 9 and of the fault `slow`. */
  slowMs: number;
  /** How long the fault `timeout` holds a connection before dropping it. */
  holdMs: number;
  /** Where the sandbox keeps its keys. */
  dataDir: string;
}

export const defaults: Settings = {
  latencyMs: 40,
  slowMs: 6_000,
  holdMs: 120_000,
  dataDir: '.data/sandbox',
};

function milliseconds(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  if (!/^\d{1,7}$/.test(given))
    throw new Error(`${name} must be a whole number of milliseconds, but is "${given}".`);
  return Number(given);
}

function portOf(name: string, given: string): number {
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535)
    throw new Error(`${name} must be a port number, but is "${given}".`);
  return Number(given);
}

/** Settings and addresses from the environment; throws a sentence naming the variable that is wrong. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  // Whoever believes a sandbox answer in production has verified nothing (standards, appendix B, "Guard").
  if (env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1')
    throw new Error('The sandbox does not start with NODE_ENV=production. Set ALLOW_SANDBOX=1 for a demo.');
  const port = portOf('SANDBOX_PORT', env.SANDBOX_PORT || '3001');
  const smtpPort = portOf('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT || String(port && port + 1000));
  // The virus scanner listens where it is told to, and nowhere otherwise: most demos do without.
  const clamdPort = env.SANDBOX_CLAMD_PORT ? portOf('SANDBOX_CLAMD_PORT', env.SANDBOX_CLAMD_PORT) : null;
  const settings: Settings = {
    latencyMs: milliseconds(env, 'SANDBOX_LATENCY_MS', defaults.latencyMs),
    slowMs: milliseconds(env, 'SANDBOX_SLOW_MS', defaults.slowMs),
    holdMs: milliseconds(env, 'SANDBOX_HOLD_MS', defaults.holdMs),
    dataDir: join(env.DATA_DIR || '.data', 'sandbox'),
  };
  // "localhost", not 127.0.0.1: Fastify then listens on both loopback addresses.
  return { settings, port, smtpPort, clamdPort, host: env.HOST || 'localhost' };
}
