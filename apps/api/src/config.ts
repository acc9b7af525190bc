import { environment } from './environment.ts';
import { productionFaults } from './production-settings.ts';

/** An S3-compatible store. */
export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every name, for a bucket that others use too; blank for none. */
  prefix: string;
  /** Null: the surroundings give them, as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  pathStyle: boolean;
  timeoutMs: number;
}

/** Where the sandbox plays the outside world. */
export interface SandboxAddresses {
  /** For the product's own calls. */
  api: string;
  /** For a person's browser. */
  page: string;
  mail: string;
}

/** The product's settings, read once from the environment. Times in milliseconds. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Bytes of free disk below which the files' folder is not ready. */
  leastFreeDisk: number;
  databaseUrl: string | null;
  migrationDatabaseUrl: string | null;
  /** The server itself, when `databaseUrl` is a pooler in transaction mode; null when it is none. */
  directDatabaseUrl: string | null;
  /** A standby that answers reads; null: none. */
  readDatabaseUrl: string | null;
  databasePool: number;
  databaseLimits: { connectMs: number; statementMs: number; idleMs: number };
  publicUrl: string;
  lender: string;
  keys: { keyEncryption?: string; otherKeyEncryption?: string; lookup?: string; token?: string };
  /** How long a person waits at the form before the check goes on by itself. */
  verificationWaitMs: number;
  /** The environment as it was given: each vendor's connector says what it reads. */
  given: Readonly<Record<string, string>>;
  /** Null: a key of our own making. */
  issuedDocumentSigning: { key: string; certificate: string } | null;
  /** The key that signs checkpoints (null: one of our own making), and the outside place that is sent them (null: none). */
  checkpoints: { key: string | null; place: { url: string; token: string | null } | null };
  /** Whole months of the audit log in the database. */
  auditLogMonths: number;
  /** Null: files lie in the data folder. */
  s3: S3Settings | null;
  /** Null: no antivirus. */
  antivirus: { url: string; timeoutMs: number } | null;
  /** Null: the address map draws outlines. */
  mapTiles: { url: string; attribution: string } | null;
  /** Pages elsewhere that the lender's people are led to: a word search, and the e-KYC of its agents. Those that are set. */
  pagesElsewhere: { wordSearch?: string; dsaEkyc?: string };
  aadhaarKeys: string | null;
  signerRoots: string | null;
  trustedProxies: number;
  codesPerAddress: number;
  metricsToken: string | null;
  /** Null: no traces are recorded. */
  traces: { endpoint: string; headers: Record<string, string>; ratio: number } | null;
  logLevel: string;
  /** The sandbox's address where it may stand for services without an address; null when only real ones count. */
  sandbox: string | null;
  /** The same for a person's browser, and for e-mail. */
  sandboxAddresses: SandboxAddresses | null;
  sandboxSmtpPort: number;
  /** Without addresses files are read in this process. */
  readers: { addresses: string[]; token: string };
  workerInside: boolean;
  demo: boolean;
}

/**
 * Reads and checks the environment. Throws one Error naming each variable that is wrong.
 * `NODE_ENV=production` has no sandbox unless `ALLOW_SANDBOX=1` (product §1), and refuses plain HTTP. The settings of
 * vendors are read by `readOutside`.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `Settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} is not right (${issue.message})`).join('; ')}`,
    );
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const sandboxSmtpPort = env.SANDBOX_SMTP_PORT ?? env.SANDBOX_PORT + 1000;
  const addresses: SandboxAddresses = {
    api: `http://127.0.0.1:${env.SANDBOX_PORT}`,
    // The name under which a person's browser reaches this machine.
    page: `http://localhost:${env.SANDBOX_PORT}`,
    mail: `smtp://127.0.0.1:${sandboxSmtpPort}`,
  };
  const sandboxAddresses = production && !env.ALLOW_SANDBOX ? null : addresses;
  const faults = sandboxAddresses ? [] : productionFaults(env);
  if (faults.length > 0) throw new Error(`Settings: in production ${faults.join('; ')}.`);
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error(
      'Settings: DATABASE_DIRECT_URL goes with DATABASE_URL: set DATABASE_URL to the pooler, or remove DATABASE_DIRECT_URL.',
    );
  if ((env.PDF_SIGNING_KEY === undefined) !== (env.PDF_SIGNING_CERT === undefined))
    throw new Error('Settings: PDF_SIGNING_KEY and PDF_SIGNING_CERT go together: set both or neither.');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    leastFreeDisk: env.DISK_FREE_MB * 1024 * 1024,
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    directDatabaseUrl: env.DATABASE_DIRECT_URL ?? null,
    readDatabaseUrl: env.READ_DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    databaseLimits: {
      connectMs: env.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      idleMs: env.DATABASE_IDLE_TIMEOUT_MS,
    },
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    lender: env.LENDER,
    keys: {
      ...(env.KEY_ENCRYPTION_KEY ? { keyEncryption: env.KEY_ENCRYPTION_KEY } : {}),
      ...(env.KEY_ENCRYPTION_KEY_OTHER ? { otherKeyEncryption: env.KEY_ENCRYPTION_KEY_OTHER } : {}),
      ...(env.LOOKUP_KEY ? { lookup: env.LOOKUP_KEY } : {}),
      ...(env.TOKEN_KEY ? { token: env.TOKEN_KEY } : {}),
    },
    verificationWaitMs: env.VERIFICATION_WAIT_MS,
    given,
    issuedDocumentSigning:
      env.PDF_SIGNING_KEY && env.PDF_SIGNING_CERT
        ? { key: env.PDF_SIGNING_KEY, certificate: env.PDF_SIGNING_CERT }
        : null,
    checkpoints: {
      key: env.CHECKPOINT_KEY ?? null,
      place: env.CHECKPOINT_URL ? { url: env.CHECKPOINT_URL, token: env.CHECKPOINT_TOKEN ?? null } : null,
    },
    auditLogMonths: env.AUDIT_LOG_MONTHS,
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          bucket: env.S3_BUCKET,
          prefix: env.S3_PREFIX,
          credentials:
            env.S3_ACCESS_KEY && env.S3_SECRET_KEY
              ? { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY }
              : null,
          pathStyle: env.S3_PATH_STYLE,
          timeoutMs: env.S3_TIMEOUT_MS,
        }
      : null,
    antivirus: env.CLAMD_URL ? { url: env.CLAMD_URL, timeoutMs: env.CLAMD_TIMEOUT_MS } : null,
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
    pagesElsewhere: {
      ...(env.WORD_SEARCH_URL ? { wordSearch: env.WORD_SEARCH_URL } : {}),
      ...(env.DSA_EKYC_URL ? { dsaEkyc: env.DSA_EKYC_URL } : {}),
    },
    aadhaarKeys: env.AADHAAR_KEYS ?? null,
    signerRoots: env.SIGNER_ROOTS ?? null,
    trustedProxies: env.TRUST_PROXY,
    codesPerAddress: env.CODES_PER_ADDRESS,
    metricsToken: env.METRICS_TOKEN ?? null,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: Object.fromEntries(
            env.OTEL_EXPORTER_OTLP_HEADERS?.split(',').map((header) => header.split('=')) ?? [],
          ),
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    logLevel: env.LOG_LEVEL,
    sandbox: sandboxAddresses?.api ?? null,
    sandboxAddresses,
    sandboxSmtpPort,
    readers: { addresses: env.READER_URLS?.split(',') ?? [], token: env.READER_TOKEN ?? '' },
    workerInside: env.WORKER === 'inside',
    demo: env.DEMO === '1' && sandboxAddresses !== null,
  };
}
