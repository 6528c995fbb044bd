import { registerClubRoutes } from '#bookings/club/routes'
import { registerInsuranceRoutes } from '#bookings/insurance/routes'
import { cleanUpEvents } from '#bookings/webhooks/clean-up'
import { deliverEvents } from '#bookings/webhooks/deliver-events'
import { registerPartnerApiRoutes } from '#bookings/webhooks/partner-api-routes'
import { registerPartnerWebhookRoutes } from '#bookings/webhooks/routes'
import { registerComplaintRoutes } from '#engagement/complaints/routes'
import { registerStaffContentRoutes } from '#engagement/content/content-routes'
import { registerContentRoutes } from '#engagement/content/routes'
import { registerHioClaimRoutes } from '#engagement/hio-claims/routes'
import { sendSheet } from '#engagement/hio-claims/send-sheet'
import { registerReviewRoutes } from '#engagement/reviews/routes'
import { registerStaffReviewRoutes } from '#engagement/reviews/staff-routes'
import { registerAllotmentRoutes } from '#golf/allotments/routes'
import { registerOfferRoutes } from '#golf/offers/routes'
import { extendTeeSheet } from '#golf/schedule/extend'
import { registerCourseRoutes } from '#golf/search/routes'
import { registerTeeTimeRoutes } from '#golf/search/tee-time-routes'
import { fetchForecasts } from '#golf/weather/fetch-forecasts'
import { registerStaffPartnerRoutes } from '#identity/partners/partner-routes'
import { registerPartnerRoutes } from '#identity/partners/routes'
import { registerPlayerRoutes } from '#identity/players/routes'
import { cleanUpAccounts } from '#identity/sign-in/clean-up'
import { registerAccountRoutes } from '#identity/sign-in/routes'
import { registerStaffSessionRoutes } from '#identity/staff/session-routes'
import { checkInNight } from '#money/books/check-books'
import { registerStaffLedgerRoutes } from '#money/books/ledger-routes'
import { inquireByClock } from '#money/cards/inquire-by-clock'
import { registerCardPaymentRoutes } from '#money/cards/routes'
import { registerStaffCardRoutes } from '#money/cards/staff-routes'
import { registerPaymentRoutes } from '#money/checkout/routes'
import { closeYesterday } from '#money/close/close-day'
import { splitRounds } from '#money/close/split-rounds'
import { registerClubMoneyRoutes } from '#money/clubs/routes'
import { documentFile } from '#money/documents/document-file'
import { emailDocuments } from '#money/documents/email-documents'
import { registerDocumentRoutes } from '#money/documents/routes'
import { cleanUpRefused } from '#money/inbound/refused'
import { expirePayment } from '#money/payments/expire-payment'
import { registerPayoutRoutes } from '#money/payouts/routes'
import { registerStaffMoneyRoutes } from '#money/receipts/money-routes'
import { returnPartsOfEnded } from '#money/refunds/returns/return-parts'
import { returnSharesOfEnded } from '#money/refunds/returns/return-shares'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { registerRefundRoutes } from '#money/refunds/routes'
import { sendRefund, sweepRefunds } from '#money/refunds/send/send-refund'
import { registerStaffRefundRoutes } from '#money/refunds/staff/refund-routes'
import { registerWalletRoutes } from '#money/wallet/routes'
import { registerHealthRoutes } from '#operations/health/routes'
import { registerJobRoutes } from '#operations/jobs/job-routes'
import { runStep } from '#operations/jobs/run-step'
import { cleanUpJobs, sweepJobs } from '#operations/jobs/sweep-jobs'
import { registerStaffPeopleRoutes } from '#operations/members/people-routes'
import { registerPrivacyRoutes } from '#operations/privacy/routes'
import { registerReportRoutes } from '#operations/reports/report-routes'
import { registerServiceRecordRoutes } from '#operations/service-record/service-record-routes'
import { registerStaffGolfRoutes } from '#operations/staff/golf-routes'
import { registerQueueMetrics } from '#operations/staff/queue-metrics'
import { registerQueueRoutes } from '#operations/staff/queue-routes'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import type { JobHandlers } from '#platform/jobs/jobs'
import { cleanUpMessages } from '#platform/notifications/clean-up'
import { registerMessageLinks } from '#platform/notifications/routes'
import { sendMessage } from '#platform/notifications/send/send-message'
import { registerAlternativeRoutes } from '#rounds/alternatives/routes'
import { registerBookingRoutes } from '#rounds/bills/routes'
import { registerClubPortalRoutes } from '#rounds/club/portal-routes'
import { registerCounterRoutes } from '#rounds/counter/routes'
import { registerCounterOfferRoutes } from '#rounds/counter-offers/routes'
import { sweepDeadlines } from '#rounds/deadlines/sweep-deadlines'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { registerLiveRoutes } from '#rounds/live/live-routes'
import { registerNewBookingRoutes } from '#rounds/new-booking/routes'
import { closeOverFlights, informJoined } from '#rounds/open-flights/open-flight'
import { registerOpenFlightRoutes } from '#rounds/open-flights/routes'
import { registerPreviewRoutes } from '#rounds/previews/routes'
import { remindOfShares } from '#rounds/shares/remind-of-shares'
import { registerShareRoutes } from '#rounds/shares/routes'
import { deleteRemovedAttachments } from '#rounds/staff/attachments/change-attachments'
import { registerStaffBookingRoutes } from '#rounds/staff/booking-routes'
import { endSnooze } from '#rounds/staff/sharing/end-snooze'
import { bookGiven, endOverdue } from '#rounds/waitlist/book-given'
import { payFromWallet } from '#rounds/waitlist/pay-from-wallet'
import { registerWaitlistRoutes } from '#rounds/waitlist/routes'
import { decideRounds } from '#rounds/weather/decide-rounds'
import { measureRounds } from '#rounds/weather/measure-rounds'
import { registerWeatherRoutes } from '#rounds/weather/routes'
import { registerMcp } from './mcp/register-mcp.ts'

/** Registers the routes of every module. */
export async function registerModules(app: App, ctx: Context): Promise<void> {
  registerAccountRoutes(app, ctx)
  registerPrivacyRoutes(app, ctx)
  registerPartnerRoutes(app, ctx)
  registerPlayerRoutes(app, ctx)
  registerCourseRoutes(app, ctx)
  registerReviewRoutes(app, ctx)
  registerTeeTimeRoutes(app, ctx)
  registerAllotmentRoutes(app, ctx)
  registerOfferRoutes(app, ctx)
  registerContentRoutes(app, ctx)
  registerStaffSessionRoutes(app, ctx)
  registerBookingRoutes(app, ctx)
  registerShareRoutes(app, ctx)
  registerWaitlistRoutes(app, ctx)
  registerOpenFlightRoutes(app, ctx)
  registerWeatherRoutes(app, ctx)
  registerLiveRoutes(app, ctx)
  registerClubRoutes(app, ctx)
  registerClubPortalRoutes(app, ctx)
  registerAlternativeRoutes(app, ctx)
  registerCounterOfferRoutes(app, ctx)
  registerStaffPartnerRoutes(app, ctx)
  registerPartnerWebhookRoutes(app, ctx)
  registerPartnerApiRoutes(app, ctx)
  registerStaffBookingRoutes(app, ctx)
  registerNewBookingRoutes(app, ctx)
  registerCounterRoutes(app, ctx)
  registerPreviewRoutes(app, ctx)
  registerQueueRoutes(app, ctx)
  registerReportRoutes(app, ctx)
  registerHealthRoutes(app, ctx)
  registerJobRoutes(app, ctx)
  registerServiceRecordRoutes(app, ctx)
  registerQueueMetrics(app, ctx)
  registerStaffGolfRoutes(app, ctx)
  registerPaymentRoutes(app, ctx)
  registerCardPaymentRoutes(app, ctx)
  registerStaffCardRoutes(app, ctx)
  registerWalletRoutes(app, ctx)
  registerStaffMoneyRoutes(app, ctx)
  registerStaffLedgerRoutes(app, ctx)
  registerPayoutRoutes(app, ctx)
  registerClubMoneyRoutes(app, ctx)
  registerRefundRoutes(app, ctx)
  registerInsuranceRoutes(app, ctx)
  registerDocumentRoutes(app, ctx)
  registerStaffRefundRoutes(app, ctx)
  registerStaffContentRoutes(app, ctx)
  registerStaffReviewRoutes(app, ctx)
  registerComplaintRoutes(app, ctx)
  registerHioClaimRoutes(app, ctx)
  registerStaffPeopleRoutes(app, ctx)
  registerMessageLinks(app)
  registerMcp(app)
}

/**
 * Handles the jobs of each queue.
 *
 * @param longWork the same context with a pool whose statements may take long, for nightly jobs
 */
export function jobHandlers(ctx: Context, longWork: Context = ctx): JobHandlers {
  return {
    'send-message': (message) => sendMessage(ctx, message, (id) => documentFile(ctx, id)),
    'send-hio-sheet': (sheet) => sendSheet(ctx, sheet),
    'booking-deadline': (deadline) => workOffDeadline(ctx, deadline),
    'snooze-end': (snooze) => endSnooze(ctx, snooze),
    'share-reminder': ({ splitId }) => remindOfShares(ctx, splitId),
    'wallet-payment': ({ bookingId }) => payFromWallet(ctx, bookingId),
    'payment-expiry': ({ paymentId }) => expirePayment(ctx, paymentId),
    'send-refund': (refund) => sendRefund(ctx, refund),
    'payment-inquiry': (inquiry) => inquireByClock(ctx, inquiry),
    'staff-job': (step) => runStep(longWork, step),
    'missed-deadlines': async () => {
      await sweepDeadlines(ctx)
      await sweepRefunds(ctx)
      await returnSharesOfEnded(ctx)
      await returnPartsOfEnded(ctx)
      await returnShortMoney(ctx)
      await emailDocuments(ctx)
      await deliverEvents(ctx)
      await sweepJobs(ctx)
      await deleteRemovedAttachments(ctx)
      await endOverdue(ctx)
      await closeOverFlights(ctx)
      await informJoined(ctx)
      await bookGiven(ctx)
    },
    weather: async () => {
      await measureRounds(longWork)
      await decideRounds(longWork)
      await fetchForecasts(longWork)
    },
    'nightly-tee-sheet': async () => {
      await extendTeeSheet(longWork)
    },
    'split-rounds': async () => {
      // a round whose end came while no server ran has to count as played first
      await sweepDeadlines(ctx)
      await splitRounds(longWork)
    },
    'nightly-close': async () => {
      await closeYesterday(longWork)
    },
    'check-books': async () => {
      await checkInNight(longWork)
    },
    'nightly-clean-up': async () => {
      await cleanUpAccounts(longWork)
      await cleanUpMessages(longWork)
      await cleanUpEvents(longWork)
      await cleanUpRefused(longWork)
      await cleanUpJobs(longWork)
    },
  }
}
