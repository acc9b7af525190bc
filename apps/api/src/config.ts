import * as z from 'zod/mini';
import { address, digits, flag, milliseconds, port, secret } from './setting-shapes.ts';

const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  SANDBOX_PORT: port(3001),
  /** Where the sandbox takes e-mail; a thousand above SANDBOX_PORT. */
  SANDBOX_SMTP_PORT: z.optional(digits),
  /** Where the embedded database, uploaded files and development keys live. */
  DATA_DIR: z._default(z.string(), '.data'),
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
  /** Jobs run in this process too, unless `npm run worker` runs apart. */
  /** Other processes that read files (`npm run reader`), and the secret that all of them share. */
  READER_URLS: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/))),
  READER_TOKEN: z.optional(z.string().check(z.minLength(32))),
  READER_PORT: port(3002),
  WORKER: z._default(z.enum(['inside', 'apart']), 'inside'),
  DEMO: z._default(z.enum(['0', '1']), '1'),
});

/** What a reader process (`npm run reader`) knows of them. */
export const readerSettings = z.pick(environment, { HOST: true, READER_PORT: true, READER_TOKEN: true });

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

/** The product's settings, read once from the environment. Times in milliseconds. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  migrationDatabaseUrl: string | null;
  databasePool: number;
  databaseLimits: { connectMs: number; statementMs: number; idleMs: number };
  publicUrl: string;
  lender: string;
  keys: { keyEncryption?: string; otherKeyEncryption?: string; lookup?: string; token?: string };
  verification: { url: string; key: string; timeoutMs: number; waitMs: number };
  sms: { url: string; user: string; password: string; entity: string; header: string | null };
  mail: { url: string; from: string };
  /** Null: there is no translation service. */
  translation: { url: string; key: string } | null;
  aggregator: { url: string; fastlink: string; login: string; password: string };
  accountAggregator: {
    url: string;
    apiKey: string;
    clientId: string;
    aggregatorId: string;
    handle: string;
    app: string;
    appSecret: string;
    keys: string;
    signingKey: string | null;
  };
  setu: { url: string; token: string; product: string; keys: string | null };
  locker: {
    url: string;
    signInUrl: string;
    clientId: string;
    clientSecret: string;
    script: string;
    pullUrl: string;
    appId: string;
    appSecret: string;
    orgId: string;
    timeoutMs: number;
  };
  netBanking: { url: string; key: string };
  /** Null: no bureau is asked here. */
  bureau: { name: string; url: string; key: string; member: string; timeoutMs: number } | null;
  /** Null: nobody signs here. `sandbox`: its address, when it is the provider. */
  esign: {
    page: string;
    inPlace: string | null;
    asp: string;
    key: string | null;
    certificate: string | null;
    provider: string | null;
    sandbox: string | null;
  } | null;
  /** Null: a key of our own making. */
  issuedDocumentSigning: { key: string; certificate: string } | null;
  payments: { url: string; key: string; secret: string };
  /** Null: files lie in the data folder. */
  s3: S3Settings | null;
  /** Null: no antivirus. */
  antivirus: { url: string; timeoutMs: number } | null;
  aadhaarKeys: string | null;
  signerRoots: string | null;
  trustedProxies: number;
  codesPerAddress: number;
  metricsToken: string | null;
  logLevel: string;
  /** The sandbox's address when the outside world is the sandbox; null when it is the real one. */
  sandbox: string | null;
  sandboxSmtpPort: number;
  /** Without addresses files are read in this process. */
  readers: { addresses: string[]; token: string };
  workerInside: boolean;
  demo: boolean;
}

/**
 * Reads and checks the environment. Throws one Error naming each variable that is wrong.
 * `NODE_ENV=production` refuses the sandbox unless `ALLOW_SANDBOX=1` (product §1).
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `Settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} is not right (${issue.message})`).join('; ')}`,
    );
  const env = parsed.data;
  const sandboxUrl = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const sandboxSmtpPort = env.SANDBOX_SMTP_PORT ?? env.SANDBOX_PORT + 1000;
  // What a person's browser opens: the name under which they reach this machine.
  const sandboxPage = `http://localhost:${env.SANDBOX_PORT}`;
  const sandboxMail = `smtp://127.0.0.1:${sandboxSmtpPort}`;
  const sandboxed = [env.VERIFICATION_URL, env.SMS_URL, env.SMTP_URL].some(
    (url) => !url || url === sandboxUrl || url === sandboxMail,
  );
  const production = env.NODE_ENV === 'production';
  if (production && sandboxed && !env.ALLOW_SANDBOX)
    throw new Error(
      'Settings: in production VERIFICATION_URL, SMS_URL and SMTP_URL must name real services (or set ALLOW_SANDBOX=1, which marks every page).',
    );
  if ((env.PDF_SIGNING_KEY === undefined) !== (env.PDF_SIGNING_CERT === undefined))
    throw new Error('Settings: PDF_SIGNING_KEY and PDF_SIGNING_CERT go together: set both or neither.');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL ?? null,
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
    verification: {
      url: env.VERIFICATION_URL ?? `${sandboxUrl}`,
      key: env.VERIFICATION_KEY,
      timeoutMs: env.VERIFICATION_TIMEOUT_MS,
      waitMs: env.VERIFICATION_WAIT_MS,
    },
    sms: {
      url: env.SMS_URL ?? sandboxUrl,
      user: env.SMS_USER,
      password: env.SMS_PASSWORD,
      entity: env.SMS_ENTITY,
      header: env.SMS_HEADER ?? null,
    },
    mail: { url: env.SMTP_URL ?? sandboxMail, from: env.MAIL_FROM },
    translation:
      env.TRANSLATION_URL || sandboxed
        ? { url: env.TRANSLATION_URL ?? sandboxUrl, key: env.TRANSLATION_KEY }
        : null,
    aggregator: {
      url: env.AGGREGATOR_URL ?? `${sandboxUrl}/ysl/sandbox/v1`,
      fastlink: env.AGGREGATOR_FASTLINK ?? `${sandboxPage}/authenticate/restserver/`,
      login: env.AGGREGATOR_LOGIN,
      password: env.AGGREGATOR_PASSWORD,
    },
    accountAggregator: {
      url: env.AA_URL ?? `${sandboxUrl}/aa`,
      apiKey: env.AA_API_KEY,
      clientId: env.AA_CLIENT_ID,
      aggregatorId: env.AA_ID,
      handle: env.AA_HANDLE,
      app: env.AA_APP ?? `${sandboxPage}/aa-app`,
      appSecret: env.AA_APP_SECRET,
      keys: env.AA_KEYS ?? `${sandboxUrl}/aa/jwks.json`,
      signingKey: env.AA_SIGNING_KEY ?? null,
    },
    setu: {
      url: env.SETU_URL ?? `${sandboxUrl}/setu`,
      token: env.SETU_TOKEN,
      product: env.SETU_PRODUCT,
      keys: env.SETU_KEYS ?? (env.SETU_URL ? null : `${sandboxUrl}/aa/jwks.json`),
    },
    locker: {
      url: env.LOCKER_URL ?? `${sandboxUrl}/digilocker/public`,
      signInUrl: env.LOCKER_SIGN_IN ?? `${sandboxPage}/digilocker/public`,
      clientId: env.LOCKER_CLIENT_ID,
      clientSecret: env.LOCKER_CLIENT_SECRET,
      script: env.LOCKER_SCRIPT ?? `${sandboxPage}/digilocker/requester/api/2/dl.js`,
      pullUrl: env.LOCKER_PULL_URL ?? `${sandboxUrl}/digilocker/public`,
      appId: env.LOCKER_APP_ID,
      appSecret: env.LOCKER_APP_SECRET,
      orgId: env.LOCKER_ORG_ID,
      timeoutMs: env.LOCKER_TIMEOUT_MS,
    },
    netBanking: { url: env.NET_BANKING_URL ?? sandboxUrl, key: env.NET_BANKING_KEY },
    bureau:
      env.BUREAU_URL || sandboxed
        ? {
            name: env.BUREAU_NAME ?? (env.BUREAU_URL ? 'Credit bureau' : 'Sandbox Credit Bureau'),
            url: env.BUREAU_URL ?? sandboxUrl,
            key: env.BUREAU_KEY,
            member: env.BUREAU_MEMBER,
            timeoutMs: env.BUREAU_TIMEOUT_MS,
          }
        : null,
    esign:
      env.ESIGN_PAGE || sandboxed
        ? {
            page: env.ESIGN_PAGE ?? `${sandboxPage}/esign/2.1/signdoc`,
            inPlace: env.ESIGN_IN_PLACE ?? (env.ESIGN_PAGE ? null : `${sandboxUrl}/esign/in-place`),
            asp: env.ESIGN_ASP,
            key: env.ESIGN_KEY ?? null,
            certificate: env.ESIGN_CERTIFICATE ?? null,
            provider: env.ESIGN_PROVIDER ?? null,
            sandbox: env.ESIGN_PAGE ? null : sandboxUrl,
          }
        : null,
    issuedDocumentSigning:
      env.PDF_SIGNING_KEY && env.PDF_SIGNING_CERT
        ? { key: env.PDF_SIGNING_KEY, certificate: env.PDF_SIGNING_CERT }
        : null,
    payments: { url: env.PAYMENTS_URL ?? sandboxUrl, key: env.PAYMENTS_KEY, secret: env.PAYMENTS_SECRET },
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
    aadhaarKeys: env.AADHAAR_KEYS ?? null,
    signerRoots: env.SIGNER_ROOTS ?? null,
    trustedProxies: env.TRUST_PROXY,
    codesPerAddress: env.CODES_PER_ADDRESS,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    sandbox: sandboxed ? sandboxUrl : null,
    sandboxSmtpPort,
    readers: { addresses: env.READER_URLS?.split(',') ?? [], token: env.READER_TOKEN ?? '' },
    workerInside: env.WORKER === 'inside',
    demo: env.DEMO === '1' && sandboxed,
  };
}
