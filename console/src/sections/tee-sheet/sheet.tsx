import type { Day } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { neighbourOf } from '../../lists/neighbour.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { FillDays } from './fill-days.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { SheetTable } from './sheet-table.tsx'
import { SpanForm } from './span-form.tsx'
import { TeeTimePanel } from './tee-time-panel.tsx'

type SheetProps = {
  facility: number
  day: Day
  sheet: DataOf<'GET /api/staff/tee-sheet'>
  holes: number | undefined
  id: number | undefined
  onOpen: (id: number | undefined) => void
}

/** The tee times of the day with the opened one, and closing a stretch of them, beside. */
export function Sheet({ facility, day, sheet, holes, id, onOpen }: SheetProps) {
  const t = useT('staff-golf')
  const teeTimes = sheet.tee_times.filter(({ number_hole }) => holes === undefined || number_hole === holes)
  const open = teeTimes.find((teeTime) => teeTime.id === id)
  const close = () => onOpen(undefined)

  useKeyboard((command: Command) => {
    if (command.kind === 'next' || command.kind === 'previous') {
      const next = neighbourOf(teeTimes, id, command.kind === 'next' ? 1 : -1)
      if (next !== undefined) onOpen(next)
      return next !== undefined
    }
    if (command.kind !== 'close' || id === undefined) return false
    close()
    return true
  })

  if (sheet.tee_times.length === 0)
    return (
      <div className={styles.empty}>
        <p>{t('sheet.empty')}</p>
        <FillDays facility={facility} until={sheet.filled_until} />
      </div>
    )
  return (
    <div className={styles.sheet}>
      <div className={styles.form}>
        <SheetFigures teeTimes={teeTimes} />
        <SheetTable teeTimes={teeTimes} open={id} onOpen={onOpen} />
        <FillDays facility={facility} until={sheet.filled_until} />
      </div>
      <div className={`${styles.form} ${styles.beside}`}>
        {open && <TeeTimePanel key={open.id} teeTime={open} facility={facility} day={day} onClose={close} />}
        <IfMayCall call="POST /api/staff/tee-sheet/close">
          <SpanForm key={`${facility} ${day}`} facility={facility} day={day} teeTimes={teeTimes} />
        </IfMayCall>
      </div>
    </div>
  )
}
