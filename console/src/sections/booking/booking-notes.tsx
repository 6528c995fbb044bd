import { TextInput } from '@mantine/core'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffBookingDetail } from './booking.ts'
import { Line } from './booking-lines.tsx'

const call = 'POST /api/staff/bookings/:id/note'

/** The notes of colleagues about a booking, with a field for a new one: golfers never read them. */
export function BookingNotes({ booking: { id, notes } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const language = useLanguage()
  const form = useDraft(() => ({ note: '' }), { check: (typed) => missingOf(typed, ['note']) })

  async function send({ note }: { note: string }) {
    if (await form.send(call, { id, note: note.trim() })) form.reset()
  }

  return (
    <>
      <ol>
        {notes.map(({ at, who, note, extended_minutes: minutes }) => (
          <Line
            key={`${at} ${note}`}
            end={<span className={`date ${styles.muted}`}>{formatHistoryTime(at)}</span>}
          >
            {minutes !== null && `${t('act.extended', { time: formatDuration(minutes * 60, language) })} `}
            {note} <span className={styles.muted}>{who}</span>
          </Line>
        ))}
      </ol>
      <IfMayCall call={call}>
        <Form form={form} label={t('act.addNote')} onSend={send}>
          <TextInput label={t('act.newNote')} maxLength={1000} {...form.getInputProps('note')} />
        </Form>
      </IfMayCall>
    </>
  )
}
