import { type ClosingReason, closingReasons } from '@teeviet/contract/rules/bookings/closing'
import { useT } from '../../i18n/use-texts.tsx'
import { Field, SelectField } from '../../kit/field.tsx'

/** Why tee times are closed, and a word about it that colleagues read. */
export function ReasonChoice({
  reason,
  note,
  onChange,
}: {
  reason: ClosingReason
  note: string
  onChange: (changed: { reason?: ClosingReason; note?: string }) => void
}) {
  const t = useT('staff-golf')
  return (
    <>
      <SelectField
        label={t('field.reason')}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          const chosen = closingReasons.find((one) => one === value)
          if (chosen) onChange({ reason: chosen })
        }}
      >
        {closingReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('field.note')}
        maxLength={200}
        value={note}
        onChange={({ currentTarget: { value } }) => onChange({ note: value })}
      />
    </>
  )
}
