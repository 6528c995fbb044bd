import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { counterMethods } from '@teeviet/contract/rules/money/counter-methods'
import { MoneyField } from '../../forms/money-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { useMayCall } from '../../session/may-call.ts'
import type { BookingDraft } from './booking-draft.ts'
import { counterCall } from './new-booking-calls.ts'

type PaymentFieldsProps = {
  draft: BookingDraft
  isToday: boolean
  onChange: (part: Partial<BookingDraft>) => void
}

const words = { link: 'byLink', counter_cash: 'byCash', counter_card: 'byCard' } as const

/** How the golfer pays: by the link of the SMS or at the counter, in one or with a deposit first; whose players of today have paid all are checked in as well. */
export function PaymentFields({
  draft: { payment, checkIn, deposit, restDay },
  isToday,
  onChange,
}: PaymentFieldsProps) {
  const t = useT('staff-new-booking')
  const mayCall = useMayCall()
  const ways = ['link', ...counterMethods] as const
  return (
    <>
      {mayCall(counterCall) && (
        <NativeSelect
          label={t('payment')}
          data={ways.map((way) => ({ value: way, label: t(words[way]) }))}
          value={payment}
          onChange={({ currentTarget: { value } }) => {
            const chosen = ways.find((way) => way === value)
            if (chosen) onChange({ payment: chosen })
          }}
        />
      )}
      <MoneyField
        label={t('deposit')}
        description={`${t(payment === 'link' ? 'depositHint' : 'depositTaken')} ${isToday ? t('restToday') : ''}`}
        value={deposit}
        onChange={(event) => onChange({ deposit: event.currentTarget.value })}
      />
      {!isToday && deposit !== '' && (
        <TextInput
          type="date"
          label={t('restDay')}
          value={restDay}
          onChange={(event) => onChange({ restDay: event.currentTarget.value })}
        />
      )}
      {payment !== 'link' && isToday && deposit === '' && (
        <Checkbox
          label={t('checkIn')}
          checked={checkIn}
          onChange={(event) => onChange({ checkIn: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
