import { TextInput } from '@mantine/core'
import { isOver } from '@teeviet/contract/rules/bookings/statuses'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import type { StaffBookingDetail } from './booking.ts'

const call = 'POST /api/staff/bookings/:id/name-players'

/** Fields for the names of players who were booked without one. */
export function NamePlayers({ booking: { id, players, state } }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const unnamed = players.filter(({ is_unnamed }) => is_unnamed === 1)
  const form = useDraft(() => Object.fromEntries(unnamed.map((player) => [String(player.id), ''])))
  if (unnamed.length === 0 || isOver(state)) return null

  async function send(typed: Record<string, string>) {
    const names = unnamed.map((player) => ({ player_id: player.id, name: typed[player.id] ?? '' }))
    if (await form.send(call, { id, names })) form.reset()
  }

  return (
    <IfMayCall call={call}>
      <Form form={form} label={t('panel.saveNames')} onSend={send}>
        {unnamed.map((player) => (
          <TextInput
            key={player.id}
            label={player.name_out_system}
            maxLength={200}
            {...form.getInputProps(String(player.id))}
          />
        ))}
      </Form>
    </IfMayCall>
  )
}
