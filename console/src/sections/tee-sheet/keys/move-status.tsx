import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../../i18n/use-texts.tsx'
import styles from '../day-sheet.module.css'
import type { useSheetMoves } from './use-sheet-moves.ts'

/** Where the carried player would start, and which keys put the player down or back: also for screen readers. */
export function MoveStatus({
  moves: { carried, over, isTaken },
}: {
  moves: ReturnType<typeof useSheetMoves>
}) {
  const t = useT('staff-golf')
  const words = { name: carried?.name ?? '', time: over ? formatClock(over.start_at) : '' }
  return (
    <p role="status" className={styles.status}>
      {carried && t(isTaken ? 'sheet.carry.taken' : 'sheet.carry.choose', words)}
    </p>
  )
}
