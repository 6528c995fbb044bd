import { Box, NativeSelect, TextInput } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'

type Booking = Pick<
  DataOf<'GET /api/staff/bookings/:id'>,
  'id' | 'state' | 'date_played' | 'number_hole' | 'rain_check' | 'now'
>

const calls = {
  staff: {
    quote: 'GET /api/staff/bookings/:id/rain-check',
    record: 'POST /api/staff/bookings/:id/rain-check',
  },
  club: {
    quote: 'GET /api/club/bookings/:id/rain-check',
    record: 'POST /api/club/bookings/:id/rain-check',
  },
} as const

type RainCheckProps = { booking: Booking; as: keyof typeof calls }

/**
 * A round that the weather ended early: shows what the holes not played are worth, and credits it to the golfer's
 * wallet. Afterwards what was credited.
 */
export function RainCheck({ booking, as }: RainCheckProps) {
  const t = useT('staff')
  const mayCall = useMayCall()
  const [isOpen, setOpen] = useState(false)
  const { rain_check: recorded, state, date_played, number_hole: holes, now } = booking
  if (recorded)
    return (
      <p>
        {t('rainCheck.recorded', {
          holes: recorded.holes_played,
          of: holes ?? '',
          marshal: recorded.marshal,
          amount: formatMoney(recorded.amount),
        })}
      </p>
    )
  if (state !== 'paid' || date_played > now || holes === null || !mayCall(calls[as].record)) return null
  if (isOpen) return <RainCheckForm booking={booking} as={as} holes={holes} onClose={() => setOpen(false)} />
  return (
    <p>
      <Button look="second" onClick={() => setOpen(true)}>
        {t('rainCheck.title')}
      </Button>
    </p>
  )
}

function RainCheckForm({
  booking: { id },
  as,
  holes,
  onClose,
}: RainCheckProps & { holes: number; onClose: () => void }) {
  const t = useT('staff')
  const ui = useT('ui')
  const act = useAct()
  const [played, setPlayed] = useState(Math.floor(holes / 2))
  const [marshal, setMarshal] = useState('')
  const [isTried, setTried] = useState(false)
  const [shown, setShown] = useState<DataOf<'GET /api/staff/bookings/:id/rain-check'> | null>(null)
  const { quote, record } = calls[as]
  const isMissing = marshal.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy) return
    setTried(true)
    if (isMissing) return
    const request = { id, holes_played: played }
    if (!shown) return setShown(await act.send(quote, request))
    const { amount } = shown
    const done = t('rainCheck.done', { amount: formatMoney(amount) })
    const recorded = await act.send(record, { ...request, marshal: marshal.trim(), amount }, done)
    if (!recorded) setShown(null)
  }

  return (
    <Box
      component="form"
      my="sm"
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t('rainCheck.title')}
    >
      <strong>{t('rainCheck.title')}</strong>
      <NativeSelect
        autoFocus
        label={t('rainCheck.holes')}
        data={optionsOf(Array.from({ length: holes }, (_, played) => played))}
        value={String(played)}
        onChange={(event) => {
          setPlayed(Number(event.currentTarget.value))
          setShown(null)
        }}
      />
      <TextInput
        label={t('rainCheck.marshal')}
        maxLength={80}
        error={isTried && isMissing && t('rainCheck.missing')}
        value={marshal}
        onChange={(event) => setMarshal(event.currentTarget.value)}
      />
      {shown && (
        <>
          <p role="status">{t('rainCheck.hint', { amount: formatMoney(shown.amount) })}</p>
          <MessageTexts messages={shown.messages} />
        </>
      )}
      <Problem>{act.problem}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" busy={act.busy}>
          {shown ? t('rainCheck.credit', { amount: formatMoney(shown.amount) }) : t('rainCheck.show')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {ui('close')}
        </Button>
      </div>
    </Box>
  )
}
