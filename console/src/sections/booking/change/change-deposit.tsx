import { TextInput } from '@mantine/core'
import { addDays, dayOf, isDay, startOfDay } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { MoneyField } from '../../../forms/money-field.tsx'
import { digitsOf } from '../../../forms/typed-number.ts'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { Problem } from '../../../kit/problem.tsx'
import { useMayCall } from '../../../session/may-call.ts'
import layout from '../../../theme/layout.module.css'
import { MessagePreview } from '../../messages/message-preview.tsx'
import type { StaffBookingDetail } from '../booking.ts'

const call = 'POST /api/staff/bookings/:id/change-deposit'

/** The form for another deposit or another last day for the rest, while none of the money has arrived. */
export function ChangeDeposit({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff-change')
  const mayCall = useMayCall()
  const [isOpen, setOpen] = useState(false)
  const { state, deposit, arrived_amount, held_amount } = booking
  if (state !== 'placed' || !deposit || arrived_amount + held_amount > 0 || !mayCall(call)) return null
  if (isOpen) return <DepositForm id={booking.id} deposit={deposit} onClose={() => setOpen(false)} />
  return (
    <div className={layout.buttons}>
      <Button look="second" onClick={() => setOpen(true)}>
        {t('deposit.open')}
      </Button>
    </div>
  )
}

type FormProps = { id: number; deposit: NonNullable<StaffBookingDetail['deposit']>; onClose: () => void }

function DepositForm({ id, deposit, onClose }: FormProps) {
  const t = useT('staff-change')
  const fields = useT('staff-new-booking')
  const staff = useT('staff')
  const ui = useT('ui')
  const act = useAct()
  // the rest is paid until the end of a day
  const lastDay = dayOf(deposit.rest_by - 1)
  const [amount, setAmount] = useState(String(deposit.amount))
  const [restDay, setRestDay] = useState<string>(lastDay)
  const [reason, setReason] = useState('')

  const rest_by = isDay(restDay) && restDay !== lastDay ? startOfDay(addDays(restDay, 1)) : deposit.rest_by
  const seen = { seen_deposit: deposit.amount, seen_rest_by: deposit.rest_by }
  const wanted = { id, deposit: Number(digitsOf(amount)), rest_by, reason: reason.trim(), ...seen }
  const isNew = wanted.deposit !== deposit.amount || rest_by !== deposit.rest_by

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy || !isDay(restDay)) return
    if (await act.send(call, wanted, t('deposit.done'))) onClose()
  }

  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('deposit.open')}>
      <MoneyField
        label={t('deposit.amount')}
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={fields('restDay')}
        value={restDay}
        onChange={(event) => setRestDay(event.currentTarget.value)}
      />
      <TextInput
        label={staff('act.extendReason')}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <MessagePreview
        call="POST /api/staff/bookings/:id/preview-messages"
        request={{ ...wanted, step: 'deposit', note: '' }}
        isReady={isNew && isDay(restDay) && wanted.reason !== ''}
      />
      <Problem>{act.problem}</Problem>
      <div className={layout.buttons}>
        <Button type="submit" busy={act.busy}>
          {t('deposit.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {ui('close')}
        </Button>
      </div>
    </form>
  )
}
