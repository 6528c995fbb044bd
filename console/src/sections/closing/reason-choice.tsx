import { NativeSelect, TextInput } from '@mantine/core'
import { type ClosingReason, closingReasons } from '@teeviet/contract/rules/bookings/closing'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'

type ReasonChoiceProps = {
  reason: ClosingReason
  note: string
  onChange: (changed: { reason?: ClosingReason; note?: string }) => void
}

/** Why tee times are closed, and a word about it that colleagues read. */
export function ReasonChoice({ reason, note, onChange }: ReasonChoiceProps) {
  const t = useT('staff-golf')
  return (
    <>
      <NativeSelect
        label={t('field.reason')}
        data={optionsOf(closingReasons, (one) => t(`reason.${one}`))}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          onChange({ reason: closingReasons.find((one) => one === value) })
        }
      />
      <TextInput
        label={t('field.note')}
        maxLength={200}
        value={note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  )
}
