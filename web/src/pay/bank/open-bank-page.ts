import type { RouterHistory } from '@tanstack/react-router'
import type { Envelope } from '@teeviet/contract/call'
import { answerOf } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import type { Session } from '#session/session.ts'
import { notifyApp } from '#viewer/host-app.ts'
import { postForm } from './post-form.ts'

type MethodType = DataOf<typeof api.payments.methods>[number]['type']
type Leaving = { billId: number; amount: number; session: Session; history: RouterHistory }

/**
 * Redirects the browser to a bank's own card page: by an address, by a form, or through BIDV's page here. The bank's
 * app around is notified as well, so that it may pay in its own way. A refusal is shown and nothing happens.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function goToBank(type: MethodType, leaving: Leaving): Promise<void> {
  const { billId, session } = leaving
  switch (type) {
    case 'stb': {
      const form = answered(
        await answerOf(api.bankPayments.startSacombank, {
          bilId: billId,
          orderId: session.order_id,
        }),
      )
      if (!form) return
      waitBehind(leaving.history, form.transaction_id)
      notifyPayment(leaving, form.url)
      postForm(form.url, { data: form.data, checksum: form.checksum })
      return
    }
    case 'vietin': {
      const asked = { bill_id: billId, order_id: session.order_id }
      const page = answered(await answerOf(api.bankPayments.startVietinBank, asked))
      return page ? goTo(page, leaving) : undefined
    }
    case 'bidv':
      return goByInquiry(leaving)
    default: {
      const asked = {
        bill_id: billId,
        is_verify_booking: 1,
        type_purchase: bookingKind,
        user_id: session.vga,
      }
      const page = answered(await answerOf(api.bankPayments.startOther, asked))
      if (!page?.data) return page ? goTo(page, leaving) : undefined
      waitBehind(leaving.history, page.transaction_id)
      notifyPayment(leaving, page.url)
      postForm(page.url, { data: page.data, checksum: page.checksum ?? '' })
    }
  }
}

/** The product kind of a booking, as the specification numbers them. */
const bookingKind = 1

/**
 * By the bank's inquiry, as BIDV requires it: the encrypted bill, then our page that posts it to the bank.
 * @throws FailedCall when there was no answer, after it was reported
 */
export async function goByInquiry(leaving: Leaving): Promise<void> {
  const { billId, session, history } = leaving
  const asked = { service_id: session.order_id, order_id: billId }
  const inquiry = answered(await answerOf(api.bankPayments.inquire, asked))
  if (!inquiry) return
  if (!inquiry.encryptData) return inquiry.message ? showToast('error', inquiry.message) : undefined
  const query = new URLSearchParams({ data: inquiry.encryptData, id_general_bill: String(billId) })
  if (inquiry.transaction_id) query.set('transaction_id', inquiry.transaction_id)
  const page = `/wap/payment-method/payment-bidv?${query}`
  notifyPayment(leaving, `${location.origin}${page}`)
  history.push(page)
}

/**
 * Replaces the current page by the one that waits for the bank, so that Back from the bank's page asks for the
 * payment's status instead of offering to pay again.
 */
export function waitBehind(history: RouterHistory, transactionId: string | null | undefined): void {
  const query = transactionId ? `?${new URLSearchParams({ transaction_id: transactionId })}` : ''
  history.replace(`/wap/bank-wait${query}`)
  // Before the browser leaves, not after: a step that is still to be written would be lost.
  history.flush()
}

function goTo({ url, transaction_id }: { url: string; transaction_id: string | null }, leaving: Leaving) {
  waitBehind(leaving.history, transaction_id)
  notifyPayment(leaving, url)
  location.assign(url)
}

function notifyPayment({ billId, amount, session }: Leaving, url: string): void {
  notifyApp({ type: 'payment', order_id: session.order_id, id_general_bill: billId, amount, url })
}

/** The result of a redirect call; null, after it was shown, for a refusal. The banks' own text comes before ours. */
function answered<Data>(answer: Envelope<Data>): NonNullable<Data> | null {
  if (answer.error_code === 0 && answer.data) return answer.data
  const data: unknown = answer.data
  const message =
    typeof data === 'object' && data !== null && 'message' in data ? String(data.message ?? '') : ''
  showToast('error', message || answer.error_msg)
  return null
}
