import { TextInput } from '@mantine/core'
import { startNoteLength } from '@teeviet/contract/rules/bookings/attendance'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import type { StaffBookingDetail } from './booking.ts'

const call = 'POST /api/staff/bookings/:id/start-note'

/**
 * What the starter must know of a booking: caddies, buggies, rental clubs. It is printed on the start list. A note that
 * a colleague saves meanwhile is shown beside what is typed and not overwritten.
 */
export function StartNote({ booking: { id, start_note } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const form = useDraft(() => ({ note: start_note }), { version: start_note })
  const send = ({ note }: { note: string }) =>
    form.send(call, { id, note: note.trim(), seen_note: form.version })
  const isOutdated = form.isOutdated && !form.act.busy
  return (
    <IfMayCall call={call}>
      <Form form={form} label={t('attendance.saveNote')} onSend={send}>
        <TextInput
          label={t('attendance.note')}
          description={
            isOutdated &&
            (start_note === '' ? t('attendance.noteGone') : t('attendance.noteNow', { note: start_note }))
          }
          maxLength={startNoteLength}
          {...form.getInputProps('note')}
        />
      </Form>
    </IfMayCall>
  )
}
