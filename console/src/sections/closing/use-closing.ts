import { useState } from 'react'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'

export type ClosingBooking = DataOf<'GET /api/staff/tee-sheet/closing'>['bookings'][number]

/** What is closed and why, with the decisions about its bookings. */
export type Closing = RequestOf<'POST /api/staff/tee-sheet/close'>

/**
 * Closes and opens tee times and reports their number. Bookings on the closed times need a decision first: `asked`
 * holds them until staff have decided, and is loaded again when another booking arrived meanwhile.
 */
export function useClosing() {
  const t = useT('staff-golf')
  const act = useAct()
  const reading = useAct()
  const [asked, setAsked] = useState<{ request: Closing; bookings: ClosingBooking[] } | null>(null)

  /** Gives whether there is nothing to ask about. */
  async function readBookings(request: Closing): Promise<boolean> {
    const { facility_id, day_from, day_to, time_from, time_to, number_hole } = request
    const span = { facility_id, day_from, day_to, time_from, time_to, number_hole }
    const touched = await reading.send('GET /api/staff/tee-sheet/closing', span)
    const isAsked = touched?.bookings.some(({ is_asked }) => is_asked)
    if (touched && isAsked) setAsked({ request, bookings: touched.bookings })
    return touched !== null && !isAsked
  }

  async function send(request: Closing): Promise<void> {
    const done = await act.send('POST /api/staff/tee-sheet/close', request, (answer) => {
      const { changed, booked, ended, closing_id } = answer
      if (changed === 0) return { warning: t('sheet.nothingToClose') }
      const text =
        booked > 0 || ended > 0
          ? t('sheet.closedWithBookings', { n: changed, booked, ended })
          : t('sheet.closedNow', { n: changed })
      // the golfer of an ended booking was notified
      if (ended > 0 || closing_id === null) return text
      return { text, undo: undoBy('POST /api/staff/tee-sheet/closings/:id/lift', { id: closing_id }) }
    })
    if (done) setAsked(null)
    else await readBookings(request)
  }

  return {
    async close(request: Closing) {
      act.forget()
      if (await readBookings(request)) await send(request)
    },
    /** Closes with the decisions about the bookings asked about. */
    async decide(decisions: Pick<Closing, 'bookings' | 'end_reason' | 'end_reason_code'>) {
      if (asked) await send({ ...asked.request, ...decisions })
    },
    open: (span: RequestOf<'POST /api/staff/tee-sheet/open'>) =>
      act.send('POST /api/staff/tee-sheet/open', span, ({ changed }) =>
        changed === 0 ? { warning: t('sheet.nothingToOpen') } : t('sheet.openedNow', { n: changed }),
      ),
    asked,
    back: () => setAsked(null),
    busy: reading.busy || act.busy,
    problem: act.problem || reading.problem,
  }
}
