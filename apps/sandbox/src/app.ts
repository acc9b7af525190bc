import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { aadhaarRoutes } from './aadhaar/routes.ts';
import { accountAggregatorRoutes } from './account-aggregator/routes.ts';
import { clamdPath, clamdServer } from './antivirus/clamd-server.ts';
import { bureauRoutes } from './bureau/routes.ts';
import { cashfreeRoutes } from './cashfree/routes.ts';
import { defaults, type Settings } from './config.ts';
import { digilockerRoutes } from './digilocker/routes.ts';
import { esignRoutes } from './esign/routes.ts';
import { faultList, watchForFaults } from './faults/faults.ts';
import { faultRoutes, timingRoute } from './faults/routes.ts';
import { resetRoute } from './home/reset.ts';
import { homeRoutes } from './home/routes.ts';
import { karzaRoutes } from './karza/routes.ts';
import { requestLog } from './log/request-log.ts';
import { requestLogRoutes } from './log/routes.ts';
import { gupshupRoutes } from './messages/gupshup.ts';
import { mailPath, mailServer } from './messages/mail-server.ts';
import { msg91Routes } from './messages/msg91.ts';
import { outbox } from './messages/outbox.ts';
import { receiptOffice, receiptPaths } from './messages/receipts.ts';
import { inboxRoutes } from './messages/routes.ts';
import { nachRoutes } from './nach/routes.ts';
import { netBankingRoutes } from './net-banking/routes.ts';
import { openIdRoutes } from './openid/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { peopleBook } from './people/people-book.ts';
import { peopleRoutes } from './people/routes.ts';
import { readForms } from './read-forms.ts';
import { s3Routes } from './s3/routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { specimenRoutes } from './specimens/routes.ts';
import { translationRoutes } from './translation/routes.ts';
import { upiRoutes } from './upi/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { yodleeRoutes } from './yodlee/routes.ts';

/**
 * The outside world on loopback: every service the product calls, in that service's own wire format.
 * Builds without listening; tests use `inject`. `app.mail` is its mail server, `app.antivirus` its
 * virus scanner.
 */
export async function buildSandbox(options: Partial<Settings> = {}): Promise<FastifyInstance> {
  const settings = { ...defaults, ...options };
  const fixtures = await loadFixtures();
  const faults = faultList();
  const box = outbox();
  const book = peopleBook(settings.dataDir);
  const log = requestLog();
  const app = Fastify({
    bodyLimit: 1_000_000,
    forceCloseConnections: true,
    // Fastify would quietly drop unknown members and turn text into numbers; a gateway says what is wrong.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status).send({ error: { status, message: status < 500 ? error.message : 'Sandbox error' } });
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `The sandbox has no service at ${request.method} ${request.url.split('?')[0]}. See /.`;
    reply.code(404).send({ error: { status: 404, message } });
  });

  app.get('/health', () => ({ ok: true }));
  faultRoutes(app, faults, book, [mailPath, clamdPath, ...receiptPaths]);
  timingRoute(app, settings);
  homeRoutes(app, book);
  app.register(async (pages) => {
    readForms(pages);
    peopleRoutes(pages, book);
    requestLogRoutes(pages, log);
  });
  const receipts = receiptOffice(faults, settings);
  receipts.routes(app);
  inboxRoutes(app, box);
  specimenRoutes(app, book, settings);
  const mail = mailServer(box, faults, settings);
  app.decorate('mail', mail);
  app.addHook('onClose', () => mail.close());
  const antivirus = clamdServer(faults, settings);
  app.decorate('antivirus', antivirus);
  app.addHook('onClose', () => antivirus.close());
  app.register(async (world) => {
    log.watch(world);
    watchForFaults(world, faults, settings);
    const usage = await karzaRoutes(app, world, { book, faults, settings });
    cashfreeRoutes(world, book, settings);
    gupshupRoutes(world, box, receipts);
    msg91Routes(world, box, receipts);
    translationRoutes(world);
    aadhaarRoutes(world, book, settings);
    yodleeRoutes(app, world, book, settings);
    accountAggregatorRoutes(app, world, book, settings);
    signingRoutes(world, settings);
    digilockerRoutes(app, world, book, fixtures, settings);
    esignRoutes(app, world, book, settings);
    netBankingRoutes(world, book);
    nachRoutes(app, world, settings);
    upiRoutes(app, world, settings);
    bureauRoutes(app, world, book);
    paymentRoutes(app, world);
    s3Routes(world);
    webhookRoutes(app, world);
    openIdRoutes(world, settings);
    resetRoute(app, settings, [faults, usage, box, log, book]);
  });
  await app.ready();
  return app;
}
