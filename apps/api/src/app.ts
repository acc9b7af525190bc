import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@pramaan/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import { type Arrivals, arrivals } from './case-file/arrival.ts';
import { type ExpiryClock, expiryClock } from './case-file/expiry-clock.ts';
import { type Inspect, inspections } from './case-file/inspection.ts';
import { namedFiles } from './case-file/named-files.ts';
import { type RefuseSamePaper, samePapers } from './case-file/same-paper.ts';
import { type SignerTrusted, signerTrust } from './case-file/signer-trust.ts';
import { type Uploads, uploads } from './case-file/uploads.ts';
import type { Config } from './config.ts';
import { accessRoutes } from './features/access/routes.ts';
import { applicantMessageRoutes } from './features/applicant-messages/routes.ts';
import { entryRoutes } from './features/applicants/entry-routes.ts';
import { applicantsRoutes } from './features/applicants/routes.ts';
import { startRoutes } from './features/applicants/start-routes.ts';
import { applicationForms } from './features/application-forms/application-forms.ts';
import { formPdfRoutes } from './features/application-forms/pdf-routes.ts';
import { applicationFormsRoutes } from './features/application-forms/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { aaNotices } from './features/bank/aa-notices.ts';
import { aaRoutes } from './features/bank/aa-routes.ts';
import { bankExportRoute } from './features/bank/export-route.ts';
import { bankServices, makeBank } from './features/bank/make-bank.ts';
import { bankPhoneRoutes } from './features/bank/phone-routes.ts';
import { type Bank, bankRoutes } from './features/bank/routes.ts';
import { branchRoutes } from './features/branches/routes.ts';
import { consentRoutes } from './features/consent/routes.ts';
import { courtCasesRoutes } from './features/court-cases/routes.ts';
import { creditRoutes } from './features/credit/routes.ts';
import { type DashboardMailer, dashboardMailer } from './features/dashboards/mailer.ts';
import { dashboardsRoutes } from './features/dashboards/routes.ts';
import { dictionaryRoutes } from './features/dictionary/routes.ts';
import { esignAnswer } from './features/esign/answer-route.ts';
import { type Requests, requests } from './features/esign/requests.ts';
import { esignRoutes } from './features/esign/routes.ts';
import { handovers } from './features/files/handovers.ts';
import { filesRoutes } from './features/files/routes.ts';
import { storedFilesRoutes } from './features/files/stored-files-routes.ts';
import { type UploadSessions, uploadSessions } from './features/files/upload-sessions.ts';
import { integrationsRoutes } from './features/integrations/routes.ts';
import { webhookDispatcher, webhookJob } from './features/integrations/webhook-dispatcher.ts';
import { issuedDocumentCheckRoutes } from './features/issued-documents/check-routes.ts';
import { issuedDocumentsRoutes } from './features/issued-documents/routes.ts';
import { loanProductRoutes } from './features/loan-products/routes.ts';
import { makeLocker } from './features/locker/make-locker.ts';
import { type LockerParts, lockerRoutes } from './features/locker/routes.ts';
import { receiptRoutes } from './features/messages/receipt-routes.ts';
import { type NotificationMailer, notificationMailer } from './features/notifications/mailer.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { type MandateServices, mandateAnswers } from './features/offers/mandate-answer-route.ts';
import { type MandateMessenger, mandateMessenger } from './features/offers/mandate-messages.ts';
import { offersRoutes } from './features/offers/routes.ts';
import { overviewRoutes } from './features/overview/routes.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { placesRoutes } from './features/places/routes.ts';
import { placesService } from './features/places/service.ts';
import { policyRoutes } from './features/policies/routes.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { applicantRetentionRoutes } from './features/retention/applicant-routes.ts';
import { type RetentionClock, retentionClock } from './features/retention/clock.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { decisionLetterJob, decisionLetters } from './features/review/decision-letter.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { siteOf, siteRoutes } from './features/site/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { translationRoutes } from './features/translation/routes.ts';
import { checkpointJob, sendCheckpoint } from './features/transparency/checkpoint-job.ts';
import { type CheckpointMaker, checkpointMaker } from './features/transparency/checkpoint-maker.ts';
import { transparencyRoutes } from './features/transparency/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { checkLimiter } from './features/verification/check-limits.ts';
import { type FromFile, fromFile } from './features/verification/from-file.ts';
import { fromLocalVerification } from './features/verification/from-local-verification.ts';
import { type Gateway, gateway } from './features/verification/gateway.ts';
import { localVerification } from './features/verification/local-verification.ts';
import { recheck } from './features/verification/recheck.ts';
import { verificationRoutes } from './features/verification/routes.ts';
import { type CaseIntake, caseIntake } from './features/working-lists/intake.ts';
import { workingListRoutes } from './features/working-lists/routes.ts';
import { serveAssets } from './http/assets.ts';
import type { Http } from './http/context.ts';
import { healthRoutes } from './http/health.ts';
import { serveOfflineWorker } from './http/offline-worker.ts';
import { pagesIn } from './http/pages.ts';
import { addressesOf } from './http/serve.ts';
import { makeServer, refuseTheRest } from './http/server.ts';
import { sessionReader } from './http/session-state.ts';
import { tokensOf } from './http/tokens.ts';
import { issuedDocumentIssuer } from './pdf/issue-issued-document.ts';
import { type AuditArchive, auditArchive } from './platform/audit-archive.ts';
import { watchAudit } from './platform/audit-chain.ts';
import { clamd } from './platform/clamd.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { configuredPlace } from './platform/file-places/configured.ts';
import { type FileStore, sealedFiles } from './platform/files.ts';
import { type IssuedDocumentSigner, issuedDocumentSigner } from './platform/issued-document-signer.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { rootKeys, type Vault, vaultOf } from './platform/vault.ts';
import type { Bureau } from './providers/bureau/port.ts';
import type { Surroundings } from './providers/connector.ts';
import type { Esign } from './providers/esign/port.ts';
import { messageJob, type Outbox, outbox } from './providers/messages/outbox.ts';
import { receiptJob, type SmsReceiptTaker, smsReceipts } from './providers/messages/receipts.ts';
import { offService } from './providers/off.ts';
import { circuitStates } from './providers/outbound/resilience.ts';
import { type Outside, outsideOf } from './providers/outside.ts';
import type { Payments } from './providers/payments/port.ts';
import type { Ports } from './providers/ports.ts';
import type { Sms } from './providers/sms/port.ts';
import type { Translation } from './providers/translation/port.ts';

/** What the process is made of; the worker and the API share it. */
export interface Product {
  config: Config;
  /** The services that the settings name. */
  outside: Outside;
  db: Database;
  vault: Vault;
  files: Uploads;
  inspect: Inspect;
  /** Where the bytes of files lie. */
  store: FileStore;
  /** Whose signature on a PDF or XML counts. */
  signers: SignerTrusted;
  /** Null: there is no bureau here. */
  bureau: Bureau | null;
  payments: Payments;
  mandates: MandateServices;
  /** Null: there is no translation service. */
  translation: Translation | null;
  /** Null: nobody signs documents here. */
  esign: Esign | null;
  signings: Requests;
  arrivals: Arrivals;
  halves: UploadSessions;
  verifyLocally: ReturnType<typeof fromLocalVerification>;
  bank: Bank & Pick<ReturnType<typeof makeBank>, 'connectors'>;
  locker: LockerParts;
  read: FromFile;
  refuseSame: RefuseSamePaper;
  gate: Gateway;
  outbox: Outbox;
  /** The SMS gateways that are on, by their names; each lender has its order. */
  smsGateways: ReadonlyMap<string, Sms>;
  receipts: SmsReceiptTaker;
  /** Tells webhooks what happened. */
  dispatcher: ReturnType<typeof webhookDispatcher>;
  issuedDocuments: IssuedDocumentSigner;
  notices: NotificationMailer;
  dashboardEmails: DashboardMailer;
  /** Takes complete applications in, and tells of overdue ones. */
  intake: CaseIntake;
  /** Tells borrowers that their e-mandate is wanted. */
  mandateMessages: MandateMessenger;
  /** Signs and publishes the heads of the logs. */
  checkpoints: CheckpointMaker;
  /** Erases what is due. */
  retention: RetentionClock;
  expiry: ExpiryClock;
  /** Moves old months of the audit log into files, and reads them there. */
  auditArchive: AuditArchive;
  jobs: Jobs;
  /** Ends the watching for new events and new rows of the audit log that `workJobs` began. */
  stopWatching: () => void;
  /** Hears of failures nobody waits for. */
  report: (error: unknown) => void;
  close(): Promise<void>;
}

/** Puts the product together on an open database; `report` hears of failures nobody waits for. */
export async function makeProduct(
  config: Config,
  db: Database,
  report: (error: unknown) => void,
  clock: Clock = systemClock,
): Promise<Product> {
  const outside = outsideOf(config);
  const vault = vaultOf(await rootKeys(config));
  const { dataDir, publicUrl } = config;
  const store = namedFiles(db, sealedFiles(await configuredPlace(config)));
  const ageing = { db: db.background, vault, files: store, clock };
  const files = uploads(db, vault, store);
  const inspect = inspections({ db, scan: config.antivirus && clamd(config.antivirus) });
  const { aadhaarKeys: keysFolder, signerRoots: signersFolder, sandbox } = config;
  const trust = { keysFolder, signersFolder, sandbox };
  const signers = await signerTrust(trust);
  const around: Surroundings = {
    dataDir,
    production: config.production,
    publicUrl: config.publicUrl,
    sandbox,
    secretFor: (purpose) => vault.lookup(purpose, 'passwords').toString('base64url'),
    signers,
  };
  const must = async <P extends keyof Ports>(port: P): Promise<Ports[P]> =>
    (await outside.openFirst(port, around)) ?? offService(port);
  const jobs = await startJobs(
    db,
    [recheck, messageJob, receiptJob, webhookJob, checkpointJob, decisionLetterJob],
    report,
  );
  const gate = gateway({
    db,
    vault,
    vendors: [...(await outside.open('verification', around)).values()],
    jobs: () => jobs,
    waitMs: config.verificationWaitMs,
    limits: checkLimiter({ db, vault, outbox: () => messages }),
    report,
  });
  const smsGateways = await outside.open('sms', around);
  const messages = outbox({
    db,
    vault,
    jobs,
    sms: smsGateways,
    email: await must('email'),
    host: new URL(config.publicUrl).hostname,
    report,
  });
  const refuseSame = samePapers({ db, vault });
  const arriving = arrivals({ db, vault, uploads: files, signers, inspect });
  const mandates: MandateServices = {
    nach: await outside.openFirst('mandates', around),
    upi: await outside.openFirst('upiMandates', around),
  };
  const product: Product = {
    config,
    db,
    vault,
    store,
    files,
    arrivals: arriving,
    outside,
    locker: makeLocker(config, await must('locker'), {
      ...{ db, vault, uploads: files },
      ...{ arrivals: arriving, inspect, signers },
    }),
    inspect,
    signers,
    esign: await outside.openFirst('esign', around),
    bureau: await outside.openFirst('bureau', around),
    payments: await must('payments'),
    mandates,
    translation: await outside.openFirst('translation', around),
    signings: requests({ db, vault, files: store, uploads: files, publicUrl: config.publicUrl }),
    halves: uploadSessions({ db, vault, files: store }),
    bank: makeBank(config, await bankServices(outside, around), {
      db,
      vault,
      uploads: files,
      inspect,
      report,
    }),
    report,
    verifyLocally: fromLocalVerification({
      db,
      vault,
      gate,
      localVerifications: await localVerification(trust, signers),
      inspect,
    }),
    read: fromFile({ db, gate, uploads: files, refuseSame }),
    refuseSame,
    gate,
    outbox: messages,
    smsGateways,
    receipts: smsReceipts({ db, jobs }),
    dispatcher: webhookDispatcher({ db, vault, jobs, sandbox, report }),
    notices: notificationMailer({ db, vault, outbox: messages, publicUrl, clock }),
    dashboardEmails: dashboardMailer({ db, vault, outbox: messages, publicUrl, clock }),
    intake: caseIntake({ db, vault, outbox: messages, publicUrl, clock }),
    mandateMessages: mandateMessenger({ db, vault, outbox: messages, publicUrl, clock, mandates }),
    issuedDocuments: await issuedDocumentSigner(config),
    checkpoints: await checkpointMaker(config, { db, vault, jobs, clock, report }),
    expiry: expiryClock({ db: db.background, vault, clock }),
    retention: retentionClock(ageing),
    auditArchive: auditArchive({ ...ageing, months: config.auditLogMonths }),
    jobs,
    stopWatching: () => undefined,
    async close() {
      product.stopWatching();
      await jobs.stop();
      await messages.settled();
      await db.close();
    },
  };
  return product;
}

/** Takes up the product's jobs in this process. */
export async function workJobs(product: Product): Promise<void> {
  const { config, db, jobs, gate, outbox: messages, receipts, dispatcher, report } = product;
  await jobs.work(recheck, (job) => gate.recheck(job));
  await jobs.work(messageJob, messages.deliver);
  await jobs.work(receiptJob, receipts.takeAgain);
  await jobs.work(decisionLetterJob, decisionLetters({ ...product, publicUrl: config.publicUrl }));
  await jobs.work(webhookJob, dispatcher.deliver);
  await jobs.work(checkpointJob, (job) => sendCheckpoint(db, config.checkpoints.place, job));
  const rounds = [product.notices, product.dashboardEmails, product.intake, product.mandateMessages].map(
    (round) => round.watch(report),
  );
  const watches = [dispatcher.watch(), watchAudit(db.background, report), ...rounds];
  product.stopWatching = () => {
    for (const stop of watches) stop();
  };
}

const webFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The API: every feature's calls, the web app's files. No listening. */
export async function makeApp(
  product: Product,
  clock: Clock = systemClock,
  logTo?: { write(line: string): void },
): Promise<FastifyInstance> {
  const { config, db, vault } = product;
  const fastify = await makeServer(config, logTo, product.outside.sites);
  const http: Http = {
    fastify,
    config,
    db,
    vault,
    clock,
    tokens: tokensOf(vault.tokenKey),
    readSession: sessionReader(db),
  };

  const issue = issuedDocumentIssuer(http, product.issuedDocuments);
  healthRoutes(http, product.store, circuitStates, product.receipts.counts);
  siteRoutes(http, product.outside);
  const { reauthenticate } = accessRoutes(http, product.outbox, product.store);
  startRoutes(http, product.outbox);
  teamRoutes(http, product.outbox);
  auditRoutes(http, product.auditArchive);
  transparencyRoutes(http, product.checkpoints.key);
  usageRoutes(http);
  integrationsRoutes(http);
  settingsRoutes(http, product);
  policyRoutes(http);
  loanProductRoutes(http);
  branchRoutes(http);
  applicantMessageRoutes(http);
  applicantsRoutes(http, product.outbox, product.locker.give);
  lockerRoutes(http, product.locker);
  courtCasesRoutes(http);
  dashboardsRoutes(http, product.gate.circuit);
  reviewRoutes(http, { ...product, issue }, reauthenticate);
  notificationRoutes(http);
  workingListRoutes(http);
  entryRoutes(http);
  dictionaryRoutes(http);
  overviewRoutes(http);
  creditRoutes(http, product.bureau);
  paymentsRoutes(http, product.payments);
  verificationRoutes(http, product);
  bankRoutes(http, product.bank);
  bankPhoneRoutes(http, product.bank, product.outbox);
  aaRoutes(http, product.bank.consents);
  bankExportRoute(http, product.bank.accounts, issue);
  await aaNotices(fastify, { db, vault, ...product.bank, report: product.report });
  const { store, signings, files, outbox, mandates, issuedDocuments: signer } = product;
  const signing = esignRoutes(http, { ...product, requests: signings, files: store, uploads: files });
  await esignAnswer(fastify, signing.onPage);
  offersRoutes(http, { outbox, issue, signer, addMade: signing.addMade, mandates, store, uploads: files });
  await mandateAnswers(fastify, http, outbox, mandates);
  filesRoutes(http, {
    uploads: product.files,
    arrivals: product.arrivals,
    halves: product.halves,
    handovers: handovers({ db, uploads: product.files, publicUrl: config.publicUrl }),
  });
  storedFilesRoutes(http, { uploads: product.files, arrivals: product.arrivals });
  const forms = applicationForms({ db, vault, clock });
  applicationFormsRoutes(http, forms);
  formPdfRoutes(http, forms, { arrivals: product.arrivals, uploads: product.files });
  reportsRoutes(http);
  issuedDocumentsRoutes(http, issue);
  retentionRoutes(http, issue);
  applicantRetentionRoutes(http, { outbox: product.outbox, files: store, report: product.report });
  issuedDocumentCheckRoutes(http, product);
  placesRoutes(http, placesService());
  consentRoutes(http, product.outbox);
  await receiptRoutes(fastify, product.smsGateways.values(), product.receipts);
  translationRoutes(http, product.translation);
  await serveAssets(fastify, join(webFolder, 'assets'));
  serveOfflineWorker(fastify, webFolder);
  refuseTheRest(
    fastify,
    pagesIn(webFolder, () => siteOf(http, product.outside)),
    addressesOf(calls),
  );
  return fastify;
}
