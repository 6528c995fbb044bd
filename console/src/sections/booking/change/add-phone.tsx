import { TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { confirm } from '../../../kit/confirm.ts'
import { Problem } from '../../../kit/problem.tsx'
import { useMayCall } from '../../../session/may-call.ts'
import layout from '../../../theme/layout.module.css'
import { MessageTexts } from '../../messages/message-texts.tsx'
import type { StaffBookingDetail } from '../booking.ts'

const call = 'POST /api/staff/bookings/:id/phone'
const previewCall = 'POST /api/staff/bookings/:id/phone/preview-messages'

/** The form for the phone of a walk-in who was booked by name alone; the account of a golfer who left has no name either. */
export function AddPhone({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff-change')
  const mayCall = useMayCall()
  const [isOpen, setOpen] = useState(false)
  const { phone, fullname } = booking.booker
  if (phone !== '' || fullname === '' || !mayCall(call)) return null
  if (isOpen) return <PhoneForm booking={booking} onClose={() => setOpen(false)} />
  return (
    <div className={layout.buttons}>
      <Button look="second" onClick={() => setOpen(true)}>
        {t('phone.open')}
      </Button>
    </div>
  )
}

function PhoneForm({ booking, onClose }: { booking: StaffBookingDetail; onClose: () => void }) {
  const t = useT('staff-change')
  const ui = useT('ui')
  const act = useAct()
  const field = useRef<HTMLInputElement>(null)
  const [phone, setPhone] = useState('')
  const { id, general_bill_code: code, booker } = booking

  /** Asks for a confirmation with the account of the number and the SMS that its golfer gets. */
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy) return
    const added = { id, phone }
    const preview = await act.send(previewCall, added)
    if (!preview) return field.current?.focus()
    const { golfer, messages } = preview
    const message = (
      <div className={layout.form}>
        <p>
          {golfer
            ? t('phone.known', { phone, code, name: golfer.fullname, vid: `vID ${golfer.id_display}` })
            : t('phone.fresh', { phone, code, name: booker.fullname })}
        </p>
        <MessageTexts messages={messages} />
      </div>
    )
    if (!(await confirm({ message, confirm: t('phone.yes'), cancel: t('phone.back') }))) return
    if (await act.send(call, added, t('phone.done', { code }))) onClose()
  }

  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('phone.open')}>
      <TextInput
        ref={field}
        label={t('phone.field')}
        description={t('phone.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        autoFocus
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Problem>{act.problem}</Problem>
      <div className={layout.buttons}>
        <Button type="submit" busy={act.busy}>
          {t('phone.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {ui('close')}
        </Button>
      </div>
    </form>
  )
}
