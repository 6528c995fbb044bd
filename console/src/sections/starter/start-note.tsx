import { TextInput } from '@mantine/core'
import { startNoteLength } from '@teeviet/contract/rules/bookings/starter'
import { Form } from '../../forms/form.tsx'
import { undoBy } from '../../forms/undo.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { type As, starterCalls } from './starter-calls.ts'

type StartNoteProps = { booking: { id: number; start_note: string }; as: As }

/**
 * What the starter must know of a booking: rental clubs, a late player. It is printed on the start list. A note that
 * a colleague saves meanwhile is shown beside what is typed and not overwritten.
 */
export function StartNote({ booking: { id, start_note }, as }: StartNoteProps) {
  const t = useT('staff')
  const call = starterCalls[as].note
  const form = useDraft(() => ({ note: start_note }), { version: start_note })
  function send(typed: { note: string }) {
    const [note, before] = [typed.note.trim(), form.version]
    const undo = undoBy(call, { id, note: before, seen_note: note })
    return form.send(call, { id, note, seen_note: before }, () => ({ text: t('attendance.noteSaved'), undo }))
  }
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
