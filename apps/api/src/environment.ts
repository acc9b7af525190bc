import * as z from 'zod/mini';
import { address, digits, flag, milliseconds, port, tileTemplate } from './setting-kinds.ts';

const secret = z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/=_-]{43,}$/)));

/** The variables of the product itself, with their defaults; each vendor's connector has its own. Times in milliseconds. */
export const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  SANDBOX_PORT: port(3001),
  /** Where the sandbox takes e-mail; a thousand above SANDBOX_PORT. */
  SANDBOX_SMTP_PORT: z.optional(digits),
  /** Where the embedded database, uploaded files and development keys live. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** MB of free disk for files below which the product says that it is not ready; 0 for no such limit. */
  DISK_FREE_MB: z._default(digits, 256),
  /** A PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z.optional(z.string()),
  /** The owner's address, for migrations alone; DATABASE_URL when they are the same. */
  MIGRATION_DATABASE_URL: z.optional(z.string()),
  /** The server itself, when DATABASE_URL is a pooler in transaction mode (PgBouncer). */
  DATABASE_DIRECT_URL: z.optional(z.string()),
  /** A standby of that server, which answers lists, dashboards and usage. */
  READ_DATABASE_URL: z.optional(z.string()),
  DATABASE_POOL: port(10),
  /** How long PostgreSQL is waited for: a connection, a statement, the next statement of an open transaction. */
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds(10_000),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(15_000),
  DATABASE_IDLE_TIMEOUT_MS: milliseconds(60_000),
  /** How people reach the site; links in messages begin with it. */
  PUBLIC_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  /** The lender whose site this is: new applicants become theirs. */
  LENDER: z._default(z.string(), 'SARAL'),
  /** 32 random bytes in base64 each. Made and kept in DATA_DIR when absent, outside production. */
  KEY_ENCRYPTION_KEY: secret,
  /** While the key above is exchanged: the one before it, or the next; it opens what it wrapped, and wraps nothing. */
  KEY_ENCRYPTION_KEY_OTHER: secret,
  LOOKUP_KEY: secret,
  TOKEN_KEY: secret,
  /** How long a person waits at the form before the check goes on by itself. */
  VERIFICATION_WAIT_MS: milliseconds(4_000),
  /**
   * PEM files: the key (RSA or EC) that signs our PDFs, and its certificate; behind it in the same file those of earlier
   * keys, whose documents are still ours. Made and kept in DATA_DIR when absent, outside production.
   */
  PDF_SIGNING_KEY: z.optional(z.string()),
  PDF_SIGNING_CERT: z.optional(z.string()),
  /** PEM file of the Ed25519 key that signs checkpoints of the logs. Made and kept in DATA_DIR when absent, outside production. */
  CHECKPOINT_KEY: z.optional(z.string()),
  /** An outside place that is sent each checkpoint: PUT under this address, with the token when there is one. */
  CHECKPOINT_URL: address,
  CHECKPOINT_TOKEN: z.optional(z.string()),
  /** How many whole months of the audit log stay in the database; older ones are archived in files. */
  AUDIT_LOG_MONTHS: z._default(
    z.pipe(
      z.string().check(z.regex(/^(1[3-9]|[2-9]\d|1[01]\d|120)$/, 'at least 13, at most 120')),
      z.transform(Number),
    ),
    24,
  ),
  /** A folder of further UIDAI certificates (.cer, .pem) that the operator trusts. */
  AADHAAR_KEYS: z.optional(z.string()),
  /** A folder of further certificates (.cer, .pem): roots of those whose signature on a PDF or XML counts. */
  SIGNER_ROOTS: z.optional(z.string()),
  /** An S3-compatible store for files; without it they lie in DATA_DIR. `https://host`, or with a path before the bucket. */
  S3_ENDPOINT: address,
  S3_REGION: z._default(z.string(), 'ap-south-1'),
  S3_BUCKET: z._default(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)), 'pramaan'),
  /** Before each name, for a bucket that others use too: `pramaan/`. */
  S3_PREFIX: z._default(z.string().check(z.regex(/^([\w.-]+\/)*$/)), ''),
  /** Both, or neither: then the machine's own role gives them. */
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  /** 1: the bucket is part of the path, as with most stores that are not AWS's. */
  S3_PATH_STYLE: flag,
  S3_TIMEOUT_MS: milliseconds(15_000),
  /** ClamAV's daemon: `tcp://host:3310` or `unix:///path/to/clamd.ctl`. Without it files are not scanned. */
  CLAMD_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/\/\/.+)$/))),
  CLAMD_TIMEOUT_MS: milliseconds(20_000),
  /** Tiles of the address map, as OSM's servers name them: `https://host/{z}/{x}/{y}.png`; without them it draws outlines. */
  MAP_TILES_URL: z.optional(tileTemplate),
  /** Whom the map names as the source of its tiles. */
  MAP_TILES_ATTRIBUTION: z._default(z.string().check(z.maxLength(200)), '© OpenStreetMap contributors'),
  /** Where staff look up a word: `{q}` in it is the text, or `?q=` is put behind it. */
  WORD_SEARCH_URL: address,
  /** The e-KYC page that the lender gives its agents (DSA). */
  DSA_EKYC_URL: address,
  /** How many proxies stand before the product: whose word on a caller's address is believed. */
  TRUST_PROXY: port(0),
  /** One-time codes asked for from one address in an hour. A mobile carrier puts many people behind one. */
  CODES_PER_ADDRESS: z._default(digits, 300),
  METRICS_TOKEN: z.optional(z.string()),
  /** A collector that takes OpenTelemetry's traces over HTTP; without it none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  /** `name=value,name=value`, as OpenTelemetry writes them. */
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string().check(z.regex(/^[\w-]+=[^,=\s]*(?:,[\w-]+=[^,=\s]*)*$/))),
  /** The part of all traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.pipe(z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)), z.transform(Number)),
    1,
  ),
  LOG_LEVEL: z._default(z.string(), 'info'),
  /** Lets the sandbox be the outside world in production; every page is then marked. */
  ALLOW_SANDBOX: flag,
  /** Other processes that read files (`npm run reader`), and the secret that all of them share. */
  READER_URLS: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/))),
  READER_TOKEN: z.optional(z.string().check(z.minLength(32))),
  READER_PORT: port(3002),
  /** Jobs run in this process too, unless `npm run worker` runs apart. */
  WORKER: z._default(z.enum(['inside', 'apart']), 'inside'),
  DEMO: z._default(z.enum(['0', '1']), '1'),
});

/** What a reader process (`npm run reader`) knows of them. */
export const readerSettings = z.pick(environment, { HOST: true, READER_PORT: true, READER_TOKEN: true });
