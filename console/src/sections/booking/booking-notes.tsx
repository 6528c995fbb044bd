import { useQueryClient } from '@tanstack/react-query'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { staffCall, staffQuery } from '../../api/staff-call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import forms from './act-form.module.css'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** What colleagues wrote about a booking, and one line more: golfers never read it. */
export function BookingNotes({ booking: { id, notes } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const staff = useStaff()
  const client = useQueryClient()
  const act = useAct()
  const [note, setNote] = useState('')
  const isEmpty = note.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    const { queryKey } = staffQuery(staff, 'GET /api/staff/bookings/:id', { id })
    const isDone = await act.run(async () =>
      client.setQueryData(
        queryKey,
        await staffCall(staff, 'POST /api/staff/bookings/:id/note', { id, note: note.trim() }),
      ),
    )
    if (isDone) setNote('')
  }

  return (
    <>
      {notes.length > 0 && (
        <ol className={styles.rows}>
          {notes.map(({ at, who, note: words }) => (
            <li key={`${at} ${words}`} className={styles.row}>
              <span>
                {words} <span className={styles.muted}>{who}</span>
              </span>
              <span className={styles.muted}>{formatHistoryTime(at)}</span>
            </li>
          ))}
        </ol>
      )}
      <IfMayCall call="POST /api/staff/bookings/:id/note">
        <form className={forms.form} onSubmit={send} noValidate>
          <label className={forms.field}>
            <span>{t('act.newNote')}</span>
            <input
              type="text"
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </label>
          <p role="alert" className={forms.problem}>
            {act.problem ?? ''}
          </p>
          <div>
            <Button type="submit" look="second" size="small" busy={act.busy} aria-disabled={isEmpty}>
              {t('act.addNote')}
            </Button>
          </div>
        </form>
      </IfMayCall>
    </>
  )
}
