import type * as z from 'zod/mini';
import type { SandboxAddresses } from '../config.ts';
import type { Ports } from './ports.ts';

/** What a connector is opened with beside its settings. */
export interface Surroundings {
  dataDir: string;
  production: boolean;
  publicUrl: string;
  /** The sandbox's address while it plays the outside world; null with real services. */
  sandbox: string | null;
  /** A secret of this installation for a purpose; the same at each start. */
  secretFor(purpose: string): string;
  /** Whose signature on a document counts: certificates as PEM. */
  signers(): Promise<{ roots: string[]; intermediates: string[]; sandboxRoot: string | null }>;
}

/** Other sites that a page of ours may send a person's browser to. */
export interface PageSites {
  /** Where a form is posted. */
  forms?: readonly string[];
  /** Where a script comes from, on the page of the locker's widget. */
  widgetScripts?: readonly string[];
}

/** What a connector declares: its port, its vendor, its settings, and what becomes of them. */
interface Declared<P extends keyof Ports, S extends z.ZodMiniObject> {
  port: P;
  /** Its folder's name, by which records, logs and figures name it. */
  vendor: string;
  /** What README calls the wire format. */
  wire: string;
  /** What of the wire format no public document confirms; absent when all is confirmed. */
  unconfirmed?: string;
  /** The variables that it reads, with their checks. */
  settings: S;
  /** The variable without which the connector is off. */
  needs: keyof z.output<S> & string;
  /** The settings that stand for the sandbox; null: the sandbox does not play this vendor. */
  inSandbox: ((at: SandboxAddresses) => z.input<S>) | null;
  sites?: (settings: z.output<S>) => PageSites;
  open(settings: z.output<S>, around: Surroundings): Promise<Ports[P]>;
}

type Values = Record<string, unknown>;

/** A connector in the list of all: which settings belong to which is known to the connector alone. */
export interface Connector
  extends Omit<Declared<keyof Ports, z.ZodMiniObject>, 'inSandbox' | 'sites' | 'open'> {
  inSandbox: ((at: SandboxAddresses) => Values) | null;
  sites?: (settings: Values) => PageSites;
  open(settings: Values, around: Surroundings): Promise<Ports[keyof Ports]>;
}

/** A vendor of an outside service: what it needs, and what it becomes. Nothing of it is loaded before it is opened. */
export const defineConnector = <P extends keyof Ports, S extends z.ZodMiniObject>(
  connector: Declared<P, S>,
): Connector => connector as unknown as Connector;
