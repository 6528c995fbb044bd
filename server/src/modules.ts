import { cleanUpAccounts } from './accounts/clean-up.ts'
import { registerAccountRoutes } from './accounts/routes.ts'
import { registerBookingRoutes } from './bookings/routes.ts'
import { sweepDeadlines } from './bookings/sweep-deadlines.ts'
import { workOffDeadline } from './bookings/work-off-deadline.ts'
import { registerComplaintRoutes } from './complaints/routes.ts'
import { registerContentRoutes } from './content/routes.ts'
import type { Context } from './context.ts'
import { registerCourseRoutes } from './courses/routes.ts'
import { registerDocumentRoutes } from './documents/routes.ts'
import type { App } from './http/app.ts'
import { registerInsuranceRoutes } from './insurance/routes.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import { cleanUpMessages } from './notifications/clean-up.ts'
import { registerMessageLinks } from './notifications/routes.ts'
import { sendMessage } from './notifications/send-message.ts'
import { registerOfferRoutes } from './offers/routes.ts'
import { registerPartnerRoutes } from './partners/routes.ts'
import { inquireByClock } from './payments/card/inquire-by-clock.ts'
import { registerCardPaymentRoutes } from './payments/card/routes.ts'
import { registerStaffCardRoutes } from './payments/card/staff-routes.ts'
import { closeYesterday } from './payments/close/close-day.ts'
import { splitRounds } from './payments/close/split-rounds.ts'
import { expirePayment } from './payments/expire-payment.ts'
import { registerPaymentRoutes } from './payments/routes.ts'
import { registerPayoutRoutes } from './payouts/routes.ts'
import { registerPlayerRoutes } from './players/routes.ts'
import { registerPrivacyRoutes } from './privacy/routes.ts'
import { returnShortMoney } from './refunds/return-short.ts'
import { registerRefundRoutes } from './refunds/routes.ts'
import { sendRefund, sweepRefunds } from './refunds/send-refund.ts'
import { registerStaffBookingRoutes } from './staff/booking-routes.ts'
import { registerStaffContentRoutes } from './staff/content-routes.ts'
import { registerStaffGolfRoutes } from './staff/golf-routes.ts'
import { registerStaffLedgerRoutes } from './staff/ledger-routes.ts'
import { registerStaffMoneyRoutes } from './staff/money-routes.ts'
import { registerStaffPartnerRoutes } from './staff/partner-routes.ts'
import { registerStaffPeopleRoutes } from './staff/people-routes.ts'
import { registerStaffRefundRoutes } from './staff/refund-routes.ts'
import { registerStaffSessionRoutes } from './staff/session-routes.ts'
import { extendTeeSheet } from './tee-sheet/extend.ts'
import { registerTeeTimeRoutes } from './tee-sheet/routes.ts'
import { registerWalletRoutes } from './wallet/routes.ts'

/** Every room of the server puts its calls on the wire here. */
export async function registerModules(app: App, ctx: Context): Promise<void> {
  registerAccountRoutes(app, ctx)
  registerPrivacyRoutes(app, ctx)
  registerPartnerRoutes(app, ctx)
  registerPlayerRoutes(app, ctx)
  registerCourseRoutes(app, ctx)
  registerTeeTimeRoutes(app, ctx)
  registerOfferRoutes(app, ctx)
  registerContentRoutes(app, ctx)
  registerStaffSessionRoutes(app, ctx)
  registerBookingRoutes(app, ctx)
  registerStaffPartnerRoutes(app, ctx)
  registerStaffBookingRoutes(app, ctx)
  registerStaffGolfRoutes(app, ctx)
  registerPaymentRoutes(app, ctx)
  registerCardPaymentRoutes(app, ctx)
  registerStaffCardRoutes(app, ctx)
  registerWalletRoutes(app, ctx)
  registerStaffMoneyRoutes(app, ctx)
  registerStaffLedgerRoutes(app, ctx)
  registerPayoutRoutes(app, ctx)
  registerRefundRoutes(app, ctx)
  registerInsuranceRoutes(app, ctx)
  registerDocumentRoutes(app, ctx)
  registerStaffRefundRoutes(app, ctx)
  registerStaffContentRoutes(app, ctx)
  registerComplaintRoutes(app, ctx)
  registerStaffPeopleRoutes(app, ctx)
  registerMessageLinks(app)
}

/**
 * What is done for each queue.
 *
 * @param patient the same context with a pool whose statements may take long, for the nightly work
 */
export function jobHandlers(ctx: Context, patient: Context = ctx): JobHandlers {
  return {
    'send-message': (message) => sendMessage(ctx, message),
    'booking-deadline': (deadline) => workOffDeadline(ctx, deadline),
    'payment-expiry': ({ paymentId }) => expirePayment(ctx, paymentId),
    'send-refund': (refund) => sendRefund(ctx, refund),
    'payment-inquiry': (inquiry) => inquireByClock(ctx, inquiry),
    'missed-deadlines': async () => {
      await sweepDeadlines(ctx)
      await sweepRefunds(ctx)
      await returnShortMoney(ctx)
    },
    'nightly-tee-sheet': async () => {
      await extendTeeSheet(patient)
    },
    'nightly-close': async () => {
      await splitRounds(patient)
      await closeYesterday(patient)
    },
    'nightly-clean-up': async () => {
      await cleanUpAccounts(patient)
      await cleanUpMessages(patient)
    },
  }
}
