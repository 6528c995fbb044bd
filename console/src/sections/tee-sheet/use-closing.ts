import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataOf, RequestOf } from '../../api/call.ts'
import { useSave } from '../../forms/use-save.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../kit/toast.ts'

export type ClosingBooking = DataOf<'GET /api/staff/tee-sheet/closing'>['bookings'][number]

type Closing = RequestOf<'POST /api/staff/tee-sheet/close'>

/**
 * Closes and opens tee times and tells how many. Bookings on what is to be closed are asked about first: `asked` holds
 * them until staff have decided, and is read anew when somebody booked meanwhile.
 */
export function useClosing() {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const reading = useSave('GET /api/staff/tee-sheet/closing')
  const closing = useSave('POST /api/staff/tee-sheet/close')
  const opening = useSave('POST /api/staff/tee-sheet/open')
  const [asked, setAsked] = useState<{ request: Closing; bookings: ClosingBooking[] } | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/tee-sheet'] })

  async function readBookings(request: Closing) {
    const { facility_id, day_from, day_to, time_from, time_to, number_hole } = request
    const span = { facility_id, day_from, day_to, time_from, time_to, number_hole }
    const touched = await reading.save(span)
    if (touched?.bookings.some(({ is_asked }) => is_asked)) setAsked({ request, bookings: touched.bookings })
    return touched
  }

  async function close(request: Closing) {
    opening.forget()
    closing.forget()
    const touched = await readBookings(request)
    if (touched && !touched.bookings.some(({ is_asked }) => is_asked)) await send(request)
  }

  /** Closes with the decisions about the bookings asked about. */
  async function decide(decisions: Pick<Closing, 'bookings' | 'end_reason' | 'end_reason_code'>) {
    if (asked) await send({ ...asked.request, ...decisions })
  }

  async function send(request: Closing) {
    const done = await closing.save(request)
    if (!done) await readBookings(request)
    else setAsked(null)
    if (done?.changed === 0) showToast('warning', t('sheet.nothingToClose'))
    else if (done && (done.booked > 0 || done.ended > 0))
      showToast(
        'success',
        t('sheet.closedWithBookings', { n: done.changed, booked: done.booked, ended: done.ended }),
      )
    else if (done) showToast('success', t('sheet.closedNow', { n: done.changed }))
    await refresh()
  }

  async function open(span: RequestOf<'POST /api/staff/tee-sheet/open'>) {
    closing.forget()
    const done = await opening.save(span)
    if (done?.changed === 0) showToast('warning', t('sheet.nothingToOpen'))
    else if (done) showToast('success', t('sheet.openedNow', { n: done.changed }))
    await refresh()
  }

  return {
    ...{ close, open, decide },
    asked: asked?.bookings ?? null,
    back: () => setAsked(null),
    busy: reading.busy || closing.busy || opening.busy,
    problem: closing.problem || opening.problem || reading.problem,
  }
}
