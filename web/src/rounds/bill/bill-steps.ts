import type { Bill } from '#api/queries/member/bill.ts'
import type { TextKey } from '#i18n/areas.ts'

type StepState = 'done' | 'now' | 'ahead' | 'failed'
type Label = Extract<TextKey<'bill'>, `steps.${string}`>

/**
 * A step of a bill's way: `at` when it happened; `expected` until when it should, with the text that says so.
 */
export type BillStep = {
  readonly label: Label
  readonly state: StepState
  readonly at: number | null
  readonly expected?: { readonly text: Label; readonly until: number | null }
}

type Facts = Pick<
  Bill,
  'state' | 'steps' | 'date_played' | 'is_any_time' | 'confirm_deadline' | 'payment_deadline' | 'refunds'
>

const good = ['requested', 'confirmed', 'placed', 'paid'] as const
const labels: Record<(typeof good)[number], Label> = {
  requested: 'steps.sent',
  confirmed: 'steps.confirmed',
  placed: 'steps.placed',
  paid: 'steps.paid',
}
/** A step that has not happened must not read as if it had. */
const labelsAhead: Record<(typeof good)[number], Label> = {
  requested: 'steps.sent',
  confirmed: 'steps.toConfirm',
  placed: 'steps.toPlace',
  paid: 'steps.toPay',
}
const endings: Partial<Record<Facts['state'], Label>> = {
  expired: 'steps.expired',
  rejected: 'steps.rejected',
  withdrawn: 'steps.cancelled',
  cancelled: 'steps.cancelled',
}

/** The golfer will not play on this booking; another one is what they may want. */
export function isOverBeforePlay(state: Facts['state']): boolean {
  return state in endings || state === 'refunded' || state === 'partly_refunded'
}

/** The players of a booking who still have no name; `label` is what they are called until then. */
export function unnamedPlayers({ services }: Pick<Bill, 'services'>): { id: number; label: string }[] {
  const lines = services.find((service) => service.type === 'booking')?.listData ?? []
  return lines.flatMap(({ id, name_out_system, is_unnamed, is_cancel }) =>
    id !== null && is_unnamed === 1 && is_cancel === 0 ? [{ id, label: name_out_system }] : [],
  )
}

/** The way of a bill: what has happened and when, what is waited for and until when, what comes. */
export function billSteps(bill: Facts): BillStep[] {
  // A booking that went back to a state keeps the first time it was there.
  const happened = new Map([...bill.steps].reverse().map((step) => [step.state, step]))
  const ending = endings[bill.state]
  const passed = good
    .filter((state) => happened.has(state))
    .map((state): BillStep => ({ label: labels[state], state: 'done', at: happened.get(state)?.at ?? null }))
  if (ending) {
    return [...passed, { label: ending, state: 'failed', at: happened.get(bill.state)?.at ?? null }]
  }
  return [...passed, ...stepsAhead(bill, passed.length), ...lastSteps(bill)]
}

function stepsAhead(bill: Facts, passed: number): BillStep[] {
  return good.slice(passed).map((state, place): BillStep => {
    const step = {
      label: labelsAhead[state],
      state: place === 0 ? ('now' as const) : ('ahead' as const),
      at: null,
    }
    if (place > 0) return step
    if (state === 'confirmed' && bill.confirm_deadline !== null) {
      return { ...step, expected: { text: 'steps.by', until: bill.confirm_deadline } }
    }
    if (state === 'paid' && bill.payment_deadline !== null) {
      return { ...step, expected: { text: 'steps.payBy', until: bill.payment_deadline } }
    }
    return step
  })
}

function lastSteps(bill: Facts): BillStep[] {
  const asked = bill.steps.findLast((step) => step.state === 'cancellation_requested')
  const at = asked?.at ?? null
  switch (bill.state) {
    case 'played':
      return [{ label: 'steps.played', state: 'done', at: bill.date_played }]
    case 'cancellation_requested':
      return [
        { label: 'steps.refundAsked', state: 'done', at },
        {
          label: 'steps.toRefund',
          state: 'now',
          at: null,
          expected: { text: 'steps.refundBy', until: null },
        },
      ]
    case 'refunded':
    case 'partly_refunded':
      // Of what staff gave up for the club no golfer has asked for anything.
      return [
        { label: asked?.by === 'staff' ? 'steps.cancelled' : 'steps.refundAsked', state: 'done', at },
        refundStep(bill),
      ]
    default:
      // The day of play is known from the start; an any-time request has no clock time yet.
      return [
        {
          label: 'steps.play',
          state: bill.state === 'paid' ? 'now' : 'ahead',
          at: bill.is_any_time === 1 ? null : bill.date_played,
        },
      ]
  }
}

// Staff have agreed; the money has left us only when the refund is done.
function refundStep({ refunds, steps, state }: Facts): BillStep {
  const refund = refunds.findLast(({ cause }) => cause === 'booking')
  if (refund && refund.state !== 'done') {
    return {
      label: 'steps.toRefund',
      state: 'now',
      at: null,
      expected: { text: 'steps.by', until: refund.due_at },
    }
  }
  const agreed = steps.findLast((step) => step.state === state)?.at ?? null
  return { label: 'steps.refunded', state: 'done', at: refund?.done_at ?? agreed }
}
