import type * as z from 'zod/mini';
import type { Config, SandboxAddresses } from '../config.ts';
import type { Connector, PageSites, Surroundings } from './connector.ts';
import { connectors } from './manifest.ts';
import type { Ports } from './ports.ts';

type Given = Readonly<Record<string, string>>;
type Values = Record<string, unknown>;

interface OutsideSettings {
  /** The environment: variables that are set. */
  given: Given;
  production: boolean;
  /** Null: a service without an address is off. */
  sandbox: SandboxAddresses | null;
}

/** One vendor as the settings leave it. */
export interface Service {
  port: keyof Ports;
  vendor: string;
  wire: string;
  unconfirmed: string;
  /** The variable that turns it on. */
  needs: string;
  /** Null: off. */
  settings: Values | null;
  /** The sandbox plays it. */
  isSandbox: boolean;
}

/** The outside world as the settings describe it. */
export interface Outside {
  services: readonly Service[];
  /** Whether a service is on. */
  has(port: keyof Ports): boolean;
  /** Whether the sandbox plays a service. */
  isSandbox(port: keyof Ports): boolean;
  sites: Required<PageSites>;
  /** The vendors of a service that are on, by their names, in the manifest's order. */
  open<P extends keyof Ports>(port: P, around: Surroundings): Promise<Map<string, Ports[P]>>;
  /** The first of them; null when the service is off. */
  openFirst<P extends keyof Ports>(port: P, around: Surroundings): Promise<Ports[P] | null>;
}

/** A service without which nothing works. */
const always: readonly (keyof Ports)[] = ['verification', 'sms', 'email'];
const thisMachine = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?:[:/]|$)/;

function faultsOf(issues: z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, input, message }) =>
    input === undefined ? `${path.join('.')} must be set` : `${path.join('.')} is not right (${message})`,
  );
}

/** What production may not have: plain HTTP to another machine, and the credentials of the sandbox. */
function productionFaults(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === 'sandbox') return [`${name} must be set`];
    const plain = typeof value === 'string' && value.startsWith('http://') && !thisMachine.test(value);
    return plain ? [`${name} must begin with https://`] : [];
  });
}

function readService(connector: Connector, outside: OutsideSettings): { service: Service; faults: string[] } {
  const { port, vendor, wire, unconfirmed = '', needs, settings } = connector;
  const { given, production, sandbox } = outside;
  const own = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  const isSandbox = given[needs] === undefined && sandbox !== null && connector.inSandbox !== null;
  const service = { port, vendor, wire, unconfirmed, needs, settings: null, isSandbox };
  if (given[needs] === undefined && !isSandbox) return { service, faults: [] };
  const base = isSandbox && sandbox ? connector.inSandbox?.(sandbox) : {};
  const parsed = settings.safeParse({ ...base, ...own }, { reportInput: true });
  if (!parsed.success) return { service, faults: faultsOf(parsed.error.issues) };
  const values = parsed.data as Values;
  return {
    service: { ...service, settings: values },
    faults: production && !isSandbox ? productionFaults(values) : [],
  };
}

/**
 * Reads the settings of every vendor. Throws one Error naming each variable that is wrong; in production also those that
 * are missing for the services without which nothing works.
 */
export function readOutside(settings: OutsideSettings): Outside {
  const read = connectors.map((connector) => readService(connector, settings));
  const real = new Set(
    read.flatMap(({ service }) => (service.settings && !service.isSandbox ? [service.port] : [])),
  );
  // Beside a real vendor the sandbox plays no other vendor of the same service.
  const services = read.map(({ service }) =>
    service.isSandbox && real.has(service.port) ? { ...service, settings: null, isSandbox: false } : service,
  );
  const faults = read.flatMap(({ faults }) => faults);
  const missing = always.filter((port) => !services.some((one) => one.port === port && one.settings));
  const wanted = missing.map((port) =>
    services
      .filter((one) => one.port === port)
      .map(({ needs }) => needs)
      .join(' or '),
  );
  if (faults.length === 0 && wanted.length > 0)
    throw new Error(
      `Settings: in production ${wanted.join(', ')} must name real services (or set ALLOW_SANDBOX=1, which marks every page).`,
    );
  if (faults.length > 0)
    throw new Error(`Settings: ${settings.production ? 'in production ' : ''}${faults.join('; ')}.`);

  const on = (port: keyof Ports) => services.filter((one) => one.port === port && one.settings);
  const opened = async <P extends keyof Ports>(
    { vendor, settings: values, isSandbox }: Service,
    around: Surroundings,
  ) => {
    const connector = connectors.find((one) => one.vendor === vendor) as Connector;
    const made = await connector.open(values ?? {}, isSandbox ? around : { ...around, sandbox: null });
    return made as Ports[P];
  };
  const sites = connectors.flatMap((connector, at) => {
    const values = services[at]?.settings;
    return values && connector.sites ? [connector.sites(values)] : [];
  });
  return {
    services,
    has: (port) => on(port).length > 0,
    isSandbox: (port) => on(port).some(({ isSandbox }) => isSandbox),
    sites: {
      forms: sites.flatMap(({ forms = [] }) => forms),
      widgetScripts: sites.flatMap(({ widgetScripts = [] }) => widgetScripts),
    },
    async open<P extends keyof Ports>(port: P, around: Surroundings) {
      const made = on(port).map(
        async (service) => [service.vendor, await opened<P>(service, around)] as const,
      );
      return new Map(await Promise.all(made));
    },
    async openFirst<P extends keyof Ports>(port: P, around: Surroundings) {
      const [first] = on(port);
      return first ? opened<P>(first, around) : null;
    },
  };
}

/** The outside world of a configuration. Throws as `readOutside`. */
export const outsideOf = ({
  given,
  production,
  sandboxAddresses,
}: Pick<Config, 'given' | 'production' | 'sandboxAddresses'>): Outside =>
  readOutside({ given, production, sandbox: sandboxAddresses });
