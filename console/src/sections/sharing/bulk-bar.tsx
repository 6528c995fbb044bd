import { useRef, useState } from 'react'
import type { Undo } from '../../forms/undo.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { SnoozeMenu } from './snooze-menu.tsx'
import { type SharedBooking, useSharing } from './use-sharing.ts'

type BulkBarProps = { bookings: readonly SharedBooking[]; onClear: () => void }

/** Whether a request can be confirmed without typing anything. */
const isComplete = ({ state, amount, is_any_time }: SharedBooking) =>
  state === 'requested' && amount !== null && is_any_time === 0

/** Acts on the picked rows, one after the other; those that were refused are named. */
export function BulkBar({ bookings, onClear }: BulkBarProps) {
  const t = useT('staff-sharing')
  const ui = useT('ui')
  const me = useStaff()
  const undos = useRef<Undo[]>([])
  const { act, assign, snooze } = useSharing((undo) => undos.current.push(undo))
  const [busy, setBusy] = useState(false)
  const complete = bookings.filter(isComplete)

  async function each(rows: readonly SharedBooking[], work: (booking: SharedBooking) => Promise<unknown>) {
    setBusy(true)
    undos.current = []
    const refused: string[] = []
    for (const booking of rows) {
      if ((await work(booking)) === null) refused.push(booking.general_bill_code)
    }
    setBusy(false)
    const n = rows.length - refused.length
    const undo = undos.current
    if (refused.length === 0) act.report({ text: t('bulkDone', { n }), undo })
    else act.report({ warning: t('bulkPartly', { n, codes: refused.join(', ') }), undo })
    onClear()
  }

  async function confirmAll() {
    const label = t('confirmPicked', { n: complete.length })
    const message = complete.map(({ general_bill_code }) => general_bill_code).join(', ')
    if (await confirm({ title: label, message, confirm: label, cancel: ui('close') }))
      await each(complete, ({ id }) => act.send('POST /api/staff/bookings/:id/confirm', { id, note: '' }))
  }

  if (bookings.length === 0) return null
  return (
    <div className={styles.buttons} role="toolbar" aria-label={t('picked', { n: bookings.length })}>
      <strong>{t('picked', { n: bookings.length })}</strong>
      <Button
        look="second"
        size="compact-sm"
        busy={busy}
        call="POST /api/staff/bookings/:id/assign"
        onClick={() => each(bookings, (booking) => assign(booking, me.id))}
      >
        {t('claim')}
      </Button>
      <SnoozeMenu busy={busy} onSnooze={(until) => each(bookings, (booking) => snooze(booking, until))} />
      {complete.length > 0 && (
        <Button
          look="second"
          size="compact-sm"
          icon="check"
          busy={busy}
          call="POST /api/staff/bookings/:id/confirm"
          onClick={confirmAll}
        >
          {t('confirmPicked', { n: complete.length })}
        </Button>
      )}
      <Button look="quiet" size="compact-sm" onClick={onClear}>
        {t('unpick')}
      </Button>
    </div>
  )
}
