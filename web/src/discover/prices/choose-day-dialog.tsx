import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { DayCalendar } from '#ui/calendar/day-calendar.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

const farthestDays = 365

/** A month to choose a day from, today or later; closes with the day, `yyyy-mm-dd`. */
export default function ChooseDayDialog({
  today,
  chosen,
  close,
}: DialogControl & { today: Day; chosen?: Day | undefined }) {
  const t = useT('prices')
  return (
    <Dialog title={t('chooseDay')} close={() => close()}>
      <DayCalendar chosen={chosen} from={today} until={addDays(today, farthestDays)} onChoose={close} />
    </Dialog>
  )
}
