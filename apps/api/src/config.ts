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
  /** The key that signs checkpoints (null: one of our own making), and the outside place that is sent them (null: none). */
  checkpoints: { key: string | null; place: { url: string; token: string | null } | null };
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
 * `NODE_ENV=production` refuses the sandbox unless `ALLOW_SANDBOX=1` (product §1), plain HTTP, and the sandbox's credentials.
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
  const here = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const sandboxSmtpPort = env.SANDBOX_SMTP_PORT ?? env.SANDBOX_PORT + 1000;
  const sandboxMail = `smtp://127.0.0.1:${sandboxSmtpPort}`;
  const sandboxed = [env.VERIFICATION_URL, env.SMS_URL, env.SMTP_URL].some(
    (url) => !url || url === here || url === sandboxMail,
  );
  const production = env.NODE_ENV === 'production';
  if (production && sandboxed && !env.ALLOW_SANDBOX)
    throw new Error(
      'Settings: in production VERIFICATION_URL, SMS_URL and SMTP_URL must name real services (or set ALLOW_SANDBOX=1, which marks every page).',
    );
  const faults = production && !sandboxed ? productionFaults(env) : [];
  if (faults.length > 0) throw new Error(`Settings: in production ${faults.join('; ')}.`);
  // A provider that production does not configure is down: it is not looked for on this machine, nor on the visitor's.
  const nowhere = production && !sandboxed ? 'https://not-configured.invalid' : null;
  const sandboxUrl = nowhere ?? here;
  // What a person's browser opens: the name under which they reach this machine.
  const sandboxPage = nowhere ?? `http://localhost:${env.SANDBOX_PORT}`;
  if ((env.PDF_SIGNING_KEY === undefined) !== (env.PDF_SIGNING_CERT === undefined))
    throw new Error('Settings: PDF_SIGNING_KEY and PDF_SIGNING_CERT go together: set both or neither.');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    leastFreeDisk: env.DISK_FREE_MB * 1024 * 1024,
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
    checkpoints: {
      key: env.CHECKPOINT_KEY ?? null,
      place: env.CHECKPOINT_URL ? { url: env.CHECKPOINT_URL, token: env.CHECKPOINT_TOKEN ?? null } : null,
    },
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
