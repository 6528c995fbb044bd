import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import type { Bill } from '#api/queries/member/bill.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Stepper } from '#ui/golf/stepper.tsx'
import { type BillStep, billSteps } from './bill-steps.ts'

/** Sent, confirmed, placed, paid, play: with the times they really happened. */
export function BillProgress({ bill }: { bill: Bill }) {
  const t = useT('bill')
  const moment = useMoment()
  const language = useLanguage()

  function noteOf({ at, expected }: BillStep): string | undefined {
    const when = at === null ? undefined : moment(at)
    if (when !== undefined || !expected) return when
    const { text, until } = expected
    return t(
      text,
      until === null ? { n: refundWorkingDays } : { time: deadlineText(until, bill.now, language) },
    )
  }

  return (
    <Stepper
      label={t('steps.label')}
      steps={billSteps(bill).map((step) => {
        const note = noteOf(step)
        return { label: t(step.label), state: step.state, ...(note === undefined ? {} : { note }) }
      })}
    />
  )
}
