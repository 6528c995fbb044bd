import type { ClosingReason } from '@teeviet/contract/rules/bookings/closing'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { ReasonChoice } from './reason-choice.tsx'

type Span = { day_from: Day; day_to: Day; time_from: string; time_to: string }

const inputs = [
  ['day_from', DayInput],
  ['day_to', DayInput],
  ['time_from', ClockInput],
  ['time_to', ClockInput],
] as const

/** A stretch of tee times to close, with the reason, as it is typed; `isWrong` when it ends before it begins. */
export function useClosingDraft(first: () => Span, reason: ClosingReason) {
  const [span, setSpan] = useState(first)
  const [why, setWhy] = useState<{ reason: ClosingReason; note: string }>({ reason, note: '' })
  const isWrong = span.day_to < span.day_from || span.time_to < span.time_from
  return {
    span,
    why,
    isWrong,
    setSpan: (changed: Partial<Span>) => setSpan((before) => ({ ...before, ...changed })),
    setWhy: (changed: Partial<typeof why>) => setWhy((before) => ({ ...before, ...changed })),
  }
}

/** The fields of a stretch to close. */
export function ClosingFields({ draft }: { draft: ReturnType<typeof useClosingDraft> }) {
  const t = useT('staff-golf')
  const { span, why, isWrong, setSpan, setWhy } = draft
  return (
    <div className={styles.bar}>
      {inputs.map(([name, TypedField]) => (
        <TypedField
          key={name}
          label={t(`sheet.${name}`)}
          value={span[name]}
          error={isWrong && name.endsWith('to')}
          onChange={(value) => value !== '' && setSpan({ [name]: value })}
        />
      ))}
      <ReasonChoice {...why} onChange={setWhy} />
    </div>
  )
}
