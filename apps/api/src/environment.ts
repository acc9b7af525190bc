import * as z from 'zod/mini';

const flag = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
  false,
);
const digits = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
const port = (otherwise: number) => z._default(digits, otherwise);
const milliseconds = port;
const secret = z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/=_-]{43,}$/)));

const address = z.optional(z.string().check(z.regex(/^https?:\/\//)));

/** The variables that the product reads, with their defaults. Times in milliseconds. */
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
  VERIFICATION_URL: z.optional(z.string()),
  VERIFICATION_KEY: z._default(z.string(), 'sandbox'),
  VERIFICATION_TIMEOUT_MS: milliseconds(60_000),
  /** How long a person waits at the form before the check goes on by itself. */
  VERIFICATION_WAIT_MS: milliseconds(4_000),
  /** Gupshup's enterprise API, the account at it, and the account's DLT entity and header. */
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  SMS_USER: z._default(z.string(), 'sandbox'),
  SMS_PASSWORD: z._default(z.string(), 'sandbox'),
  SMS_ENTITY: z._default(z.string().check(z.regex(/^\d{19}$/)), '1101000000000000001'),
  SMS_HEADER: z.optional(z.string().check(z.regex(/^[A-Za-z]{6}$/))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string(), 'Pramaan <no-reply@pramaan.example>'),
  /** Google Cloud Translation v2. With a real outside world and no address here, nothing is translated. */
  TRANSLATION_URL: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  TRANSLATION_KEY: z._default(z.string(), 'sandbox'),
  /** The bank aggregator (Yodlee's REST v1), its external page, and our login there. */
  AGGREGATOR_URL: address,
  AGGREGATOR_FASTLINK: address,
  AGGREGATOR_LOGIN: z._default(z.string(), 'sandbox'),
  AGGREGATOR_PASSWORD: z._default(z.string(), 'sandbox'),
  /** An Account Aggregator spoken to in ReBIT's own protocol: who we are there, who it is, its app, its public keys. */
  AA_URL: address,
  AA_API_KEY: z._default(z.string(), 'sandbox'),
  AA_CLIENT_ID: z._default(z.string(), 'PRAMAAN-FIU'),
  AA_ID: z._default(z.string(), 'SANDBOX-AA'),
  AA_HANDLE: z._default(z.string(), 'sandbox-aa'),
  AA_APP: address,
  AA_APP_SECRET: z._default(z.string(), 'sandbox'),
  AA_KEYS: address,
  /** PEM file of the RSA key that signs what we send. Made and kept in DATA_DIR when absent, outside production. */
  AA_SIGNING_KEY: z.optional(z.string()),
  /** Setu's Account Aggregator gateway. */
  SETU_URL: address,
  SETU_TOKEN: z._default(z.string(), 'sandbox'),
  SETU_PRODUCT: z._default(z.string(), 'pramaan'),
  SETU_KEYS: address,
  /** DigiLocker's partner API and its page for signing in, both up to `/public`; who we are there. */
  LOCKER_URL: address,
  LOCKER_SIGN_IN: address,
  LOCKER_CLIENT_ID: z._default(z.string(), 'sandbox'),
  LOCKER_CLIENT_SECRET: z._default(z.string(), 'sandbox'),
  /** Its share widget: address of the script, base of `pulldoc`, our app and organisation. */
  LOCKER_SCRIPT: address,
  LOCKER_PULL_URL: address,
  LOCKER_APP_ID: z._default(z.string(), 'sandbox'),
  LOCKER_APP_SECRET: z._default(z.string(), 'sandbox'),
  LOCKER_ORG_ID: z._default(z.string(), 'sandbox'),
  LOCKER_TIMEOUT_MS: milliseconds(20_000),
  /** The net-banking verification service. */
  NET_BANKING_URL: address,
  NET_BANKING_KEY: z._default(z.string(), 'sandbox'),
  /** The credit bureau: its address, our key and member id there. With a real outside world and no address, none is asked. */
  BUREAU_URL: address,
  BUREAU_KEY: z._default(z.string(), 'sandbox'),
  BUREAU_MEMBER: z._default(z.string().check(z.regex(/^[\w-]{1,30}$/)), 'PRAMAAN'),
  BUREAU_NAME: z.optional(z.string().check(z.maxLength(60))),
  BUREAU_TIMEOUT_MS: milliseconds(20_000),
  /** The eSign provider's page, who we are there, and PEM files: our key and its certificate, and the provider's. */
  ESIGN_PAGE: address,
  ESIGN_ASP: z._default(z.string().check(z.regex(/^[\w.-]{1,60}$/)), 'PRAMAAN'),
  ESIGN_KEY: z.optional(z.string()),
  ESIGN_CERTIFICATE: z.optional(z.string()),
  ESIGN_PROVIDER: z.optional(z.string()),
  /** Signing with number and code typed on our own screen, where a provider still offers it. */
  ESIGN_IN_PLACE: address,
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
  /** The payment gateway (Razorpay's API), its key and secret. */
  PAYMENTS_URL: address,
  PAYMENTS_KEY: z._default(z.string(), 'sandbox'),
  PAYMENTS_SECRET: z._default(z.string(), 'sandbox'),
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
  /** 1: the bucket stands in the path, as with most stores that are not AWS's. */
  S3_PATH_STYLE: flag,
  S3_TIMEOUT_MS: milliseconds(15_000),
  /** ClamAV's daemon: `tcp://host:3310` or `unix:///path/to/clamd.ctl`. Without it files are not scanned. */
  CLAMD_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/\/\/.+)$/))),
  CLAMD_TIMEOUT_MS: milliseconds(20_000),
  /** How many proxies stand before the product: whose word on a caller's address is believed. */
  TRUST_PROXY: port(0),
  /** One-time codes asked for from one address in an hour. A mobile carrier puts many people behind one. */
  CODES_PER_ADDRESS: z._default(digits, 300),
  METRICS_TOKEN: z.optional(z.string()),
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
