import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import type { ClubBooking } from './club-booking.ts'

/** The club acknowledges a paid booking with its own reference. */
export function AcknowledgeForm({ booking }: { booking: ClubBooking }) {
  const t = useT('club')
  const act = useAct()
  const { name } = useStaff()
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reference.trim() === ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isMissing || act.busy) return
    act.send('POST /api/club/bookings/:id/acknowledge', { id: booking.id, reference, by: name })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          size="md"
          label={t('reference')}
          description={t('portal.acknowledgeHint')}
          maxLength={60}
          value={reference}
          error={isTried && isMissing ? t('missing') : undefined}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Problem>{act.problem}</Problem>
        <Button type="submit" size="lg" fullWidth busy={act.busy}>
          {t('portal.acknowledge')}
        </Button>
      </Stack>
    </form>
  )
}
