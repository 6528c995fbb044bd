import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'

/** A stretch of tee times: clock times on some days, all ends included. */
export type Span = { day_from: Day; day_to: Day; time_from: string; time_to: string }

const inputs = [
  ['day_from', DayInput],
  ['day_to', DayInput],
  ['time_from', ClockInput],
  ['time_to', ClockInput],
] as const

/** Whether a stretch ends before it begins. */
export function isWrongSpan({ day_from, day_to, time_from, time_to }: Span): boolean {
  return day_to < day_from || time_to < time_from
}

/** `24-11-2026, 06:08 – 09:00`, or with both days where there are several. */
export function spanText({ day_from, day_to, time_from, time_to }: Span): string {
  const range = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
  return `${range(formatDay(day_from), formatDay(day_to))}, ${range(time_from, time_to)}`
}

/** The fields of a stretch of tee times. */
export function SpanFields({ span, onChange }: { span: Span; onChange: (changed: Partial<Span>) => void }) {
  const t = useT('staff-golf')
  const isWrong = isWrongSpan(span)
  return inputs.map(([name, TypedField]) => (
    <TypedField
      key={name}
      label={t(`sheet.${name}`)}
      value={span[name]}
      error={isWrong && name.endsWith('to')}
      onChange={(value) => value !== '' && onChange({ [name]: value })}
    />
  ))
}
