import { join } from 'node:path';
import pino from 'pino';
import type { Settings } from './settings/environment.server.ts';
import { attemptLimits } from './adapters/attempt-limits.ts';
import { callLimits } from './adapters/call-limits.ts';
import { openDatabase } from './adapters/database.ts';
import { startJobQueue } from './adapters/job-queue.ts';
import { readOrCreateSecret } from './adapters/own-secret.ts';
import { capturedDeliveries, salesEndpoint } from './adapters/sales.ts';
import { capturingMailer, smtpMailer } from './adapters/mailers.ts';
import { loadContinentOf } from './adapters/ip-continent.ts';
import {
  startDatasetChecker,
  startDeckWriter,
  startPrinter,
  startRasteriser,
  startWorkbookWriter,
} from './adapters/workers/workers.ts';
import { viesRegister } from './adapters/vies.ts';
import { testVatIds, viesSandbox } from './adapters/vies-sandbox.ts';
import { createStripePayments, stripeConnection } from './adapters/stripe/stripe-payments.ts';
import { brand } from './base/brand.ts';
import { plainError } from './base/plain-error.ts';
import type { Services } from './context.server.ts';
import type { RowObjects } from './dataset/import/dataset-source.server.ts';
import { loadDemonstration } from './dataset/load-demonstration.server.ts';
import { content } from './editorial/content.server.ts';
import { fillRuntimeValues } from './editorial/legal/placeholders.ts';
import { createPrintOnce } from './documents/print-once.server.ts';
import { openFileStore } from './documents/file-store.server.ts';
import { createLibraryFiles } from './editorial/library/files/library-files.server.ts';
import { makeFile, libraryData } from './editorial/library/files/make-file.server.ts';
import { currentEditions } from './editorial/library/editions.ts';
import { upcomingWebinars, webinarEditions } from './editorial/webinars/webinar.server.ts';
import { remindWebinarsJob } from './editorial/webinars/remind-webinars.server.ts';
import { sendNewEditionsJob } from './newsletter/new-editions.server.ts';
import { notifyBookingJob } from './calendar/notify-booking.server.ts';
import { deliverLeadJob } from './leads/deliver-lead.server.ts';
import { handlePaymentEventJob } from './orders/payment-events.server.ts';
import { tellSaleJob } from './orders/fulfil-order.server.ts';
import { invoiceFiles } from './orders/invoices.server.ts';
import { renewalNoticesJob } from './orders/manage/renewal-notices.server.ts';
import { alignRenewalJob } from './orders/manage/align-renewal.server.ts';
import { checkVatIdJob } from './orders/manage/review-vat.server.ts';
import { settleOrdersJob } from './orders/settle-order.server.ts';
import { sendMailJob } from './mail/send-mail-job.server.ts';
import { sheetContext } from './figures/sheet-context.server.ts';
import { latestPrices } from './plans/known-prices.server.ts';
import { forgetRequests } from './retention.server.ts';
import { createMissCounter } from './search/misses/search-misses.server.ts';
import { createSiteSearch } from './search/site-search.server.ts';
import { loadStartFacts } from './start-facts.server.ts';

export type ServiceOptions = {
  settings: Settings;
  databaseUrl: string;
  demonstration: () => RowObjects;
  say: (line: string) => void;
  /** The built file for worker threads; by default they run the source. */
  workerFile?: string;
};

/** The composition root: everything that lives as long as the process is built here, once. */
export async function startServices({
  settings,
  databaseUrl,
  demonstration,
  say,
  workerFile,
}: ServiceOptions) {
  const log = pino({ level: settings.logLevel, serializers: { err: plainError } });
  const database = openDatabase(databaseUrl, log);
  const { pool, db } = database;

  await loadDemonstration(databaseUrl, demonstration, say);
  const paymentSandbox = settings.stripe
    ? null
    : await (await loadPaymentSandbox()).startStripeSandbox({ db, siteUrl: settings.siteUrl, log });
  const payments = createStripePayments(paymentSandbox?.connection ?? stripeConnection(settings.stripe!));
  const facts = await loadStartFacts(db, log, () => latestPrices(db, payments.yearlyPrices, log));
  const rasteriser = startRasteriser({ workerFile });
  const printer = startPrinter({ workerFile });
  const workbooks = startWorkbookWriter({ workerFile });
  const decks = startDeckWriter({ workerFile });
  const checker = startDatasetChecker(databaseUrl, log, workerFile);
  const paperFiles = createLibraryFiles({
    papers: content.whitepapers,
    store: openFileStore(join(settings.dataDir, 'documents')),
    data: () => {
      const context = sheetContext({ db, facts, settings });
      return context && libraryData(context);
    },
    make: (paper, data) => makeFile(paper, data, { print: printer.print, writeWorkbook: workbooks.write }),
    log,
  });
  const secret = settings.sessionSecret ?? (await readOrCreateSecret(settings.dataDir));
  const queue = await startJobQueue(databaseUrl, log, { retrySeconds: settings.jobRetrySeconds });
  const now = () => new Date();
  const misses = createMissCounter({ db, log, now });
  const services: Services = {
    settings,
    db,
    log,
    now,
    facts,
    search: createSiteSearch({
      db,
      facts,
      settings,
      content: fillRuntimeValues(content, settings),
      log,
      misses,
    }),
    continentOf: await loadContinentOf(),
    payments,
    // Where no money moves, nobody's VAT ID is looked up either.
    checkVatId: paymentSandbox ? viesSandbox() : viesRegister({ requester: brand.company.vatId, log }),
    testVatIds: paymentSandbox ? testVatIds : [],
    paymentSandbox,
    rasterise: rasteriser.toPng,
    outlineText: rasteriser.toOutlines,
    print: printer.print,
    writeWorkbook: workbooks.write,
    writeDeck: decks.write,
    printOnce: createPrintOnce(printer.print, openFileStore(join(settings.dataDir, 'legal')), log),
    checkDataset: checker.check,
    paperFiles,
    enqueue: queue.enqueue,
    jobs: queue,
    isWithinLimit: attemptLimits(pool, secret),
    countCalls: callLimits(pool, secret),
    secret,
  };

  const { smtpUrl, salesLeadUrl, salesLeadId } = settings;
  const sender = { from: settings.mailFrom, answersTo: settings.teamMail };
  const sendMail = smtpUrl ? smtpMailer(smtpUrl, sender) : capturingMailer(pool, sender);
  const tellSales = salesLeadUrl
    ? salesEndpoint(salesLeadUrl, salesLeadId)
    : capturedDeliveries(pool, salesLeadId);
  await queue.work({
    'deliver-lead': deliverLeadJob(db, tellSales),
    'send-mail': sendMailJob({
      db,
      log,
      send: sendMail,
      siteUrl: settings.siteUrl,
      makeEnclosure: invoiceFiles(db, printer.print),
    }),
    'notify-booking': notifyBookingJob(services),
    'handle-payment-event': handlePaymentEventJob(services),
    'settle-orders': settleOrdersJob(services),
    'tell-sale': tellSaleJob(db, tellSales),
    'check-vat-id': checkVatIdJob(services),
    'align-renewal': alignRenewalJob(services),
    'renewal-notices': renewalNoticesJob(services),
    'remind-webinars': remindWebinarsJob(services, content),
    'send-new-editions': sendNewEditionsJob(services, () => [
      ...currentEditions(content.whitepapers, facts.edition.current.dataset),
      ...webinarEditions(upcomingWebinars(content, now())),
    ]),
    'forget-requests': async () => void (await forgetRequests(db, settings.retentionDays, now())),
  });

  return {
    services,
    database,
    stop: async () => {
      facts.stop();
      await paymentSandbox?.stop();
      await queue.stop();
      await misses.flush();
      await Promise.all([
        paperFiles.stop(),
        rasteriser.stop(),
        printer.stop(),
        workbooks.stop(),
        decks.stop(),
        checker.stop(),
      ]);
      await database.close();
    },
  };
}

/** Production has the keys of the real provider and never loads the sandbox. */
const loadPaymentSandbox = () => import('./adapters/stripe/sandbox/stripe-sandbox.ts');
