import { useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useSave } from '../golf/use-save.ts'

/** Closes and opens tee times, tells how many, and warns of bookings that stay on closed ones. */
export function useClosing() {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const closing = useSave('POST /api/staff/tee-sheet/close')
  const opening = useSave('POST /api/staff/tee-sheet/open')
  const refresh = () => client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/tee-sheet'] })

  async function close(span: RequestOf<'POST /api/staff/tee-sheet/close'>) {
    opening.forget()
    const done = await closing.save(span)
    if (done?.changed === 0) showToast('warning', t('sheet.nothingToClose'))
    else if (done && done.booked > 0)
      showToast('warning', t('sheet.closedWithBookings', { n: done.changed, booked: done.booked }))
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

  return { close, open, busy: closing.busy || opening.busy, problem: closing.problem || opening.problem }
}
