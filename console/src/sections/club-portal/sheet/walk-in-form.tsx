import { NativeSelect, TextInput } from '@mantine/core'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import { type CounterMethod, counterMethods } from '@teeviet/contract/rules/money/counter-methods'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { useRef, useState } from 'react'
import type { DataOf } from '../../../api/call.ts'
import { newRequestKey } from '../../../api/request-key.ts'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { confirm } from '../../../kit/confirm.ts'
import { Problem } from '../../../kit/problem.tsx'
import { useServerNow } from '../../../live/use-server-now.ts'
import { useMayCall } from '../../../session/may-call.ts'
import styles from '../../../theme/layout.module.css'
import { MessageTexts } from '../../messages/message-texts.tsx'

const call = 'POST /api/club/walk-ins'
const quoteCall = 'POST /api/club/walk-ins/quote'

type WalkInFormProps = {
  course: number
  teeTime: Pick<DataOf<'GET /api/club/tee-sheet'>['tee_times'][number], 'start_at' | 'left' | 'is_closed'>
  onDone: (booking: number) => void
}

/** A club books a person at its counter for a start of today that has places, and takes all of the money. */
export function WalkInForm({ course, teeTime, onDone }: WalkInFormProps) {
  const mayCall = useMayCall()
  const now = useServerNow()
  const { start_at, left, is_closed } = teeTime
  if (!mayCall(call) || is_closed || left < 1 || start_at <= now || dayOf(start_at) !== dayOf(now))
    return null
  return <Fields course={course} teeTime={teeTime} onDone={onDone} />
}

function Fields({ course, teeTime: { start_at, left }, onDone }: WalkInFormProps) {
  const t = useT('club')
  const act = useAct()
  // sent again as it was, it is the same booking
  const sent = useRef({ walkIn: '', key: '' })
  const [fullname, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [count, setCount] = useState(1)
  const counts = Array.from({ length: Math.min(left, mostPlayers) }, (_, place) => String(place + 1))
  const players = Math.min(count, counts.length)

  /** Asks for a confirmation with the amount and the SMS that the golfer gets. */
  async function take(method: CounterMethod) {
    const walkIn = {
      facility_id: course,
      start_at,
      fullname: fullname.trim(),
      phone,
      players: Array.from({ length: players - 1 }, () => ''),
      method,
    }
    const quote = await act.send(quoteCall, walkIn)
    if (!quote) return
    const amount = formatMoney(quote.payment_amount)
    const values = { name: walkIn.fullname, n: players, clock: formatClock(start_at), amount }
    const message = (
      <div className={styles.form}>
        <p>{t('portal.walkIn.question', values)}</p>
        {quote.messages.length > 0 && <MessageTexts messages={quote.messages} />}
      </div>
    )
    const answers = { confirm: t('portal.walkIn.yes'), cancel: t('portal.walkIn.back') }
    if (!(await confirm({ message, ...answers }))) return
    const content = JSON.stringify(walkIn)
    if (sent.current.walkIn !== content) sent.current = { walkIn: content, key: newRequestKey() }
    const taken = { ...walkIn, expected_amount: quote.payment_amount }
    const done = await act.send(
      call,
      taken,
      ({ booking, receipt_number }) =>
        t('portal.walkIn.done', { code: booking.general_bill_code, number: receipt_number }),
      sent.current.key,
    )
    if (done) onDone(done.booking.id)
  }

  return (
    <fieldset className={styles.form}>
      <legend>{t('portal.walkIn.title')}</legend>
      <p className={styles.muted}>{t('portal.walkIn.hint')}</p>
      <TextInput
        label={t('portal.walkIn.name')}
        maxLength={100}
        autoComplete="off"
        value={fullname}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('portal.walkIn.phone')}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete="off"
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('portal.walkIn.players')}
        data={counts}
        value={String(players)}
        onChange={(event) => setCount(Number(event.currentTarget.value))}
      />
      <div className={styles.buttons}>
        {counterMethods.map((method) => (
          <Button key={method} call={call} look="second" busy={act.busy} onClick={() => take(method)}>
            {t(method === 'counter_cash' ? 'portal.walkIn.cash' : 'portal.walkIn.card')}
          </Button>
        ))}
      </div>
      <Problem>{act.problem}</Problem>
    </fieldset>
  )
}
