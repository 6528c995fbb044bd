import { formatClock, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { As } from '../starter/starter-calls.ts'
import type { Band } from './bands.ts'
import styles from './day-sheet.module.css'

/** A closing; for a club with whether it made it itself and may lift it. */
export type SheetClosing = DataOf<'GET /api/staff/tee-sheet'>['closings'][number] & { is_own?: boolean }

const liftCalls = {
  staff: 'POST /api/staff/tee-sheet/closings/:id/lift',
  club: 'POST /api/club/closings/:id/lift',
} as const

type BandHeadProps = { as: As; band: Band; closing: SheetClosing | undefined }

/** Names a closed stretch above its first tee time, and lifts the closing it belongs to as one. */
export function BandHead({ as, band, closing }: BandHeadProps) {
  const t = useT('staff-golf')
  const act = useAct()
  const call = liftCalls[as]
  const { first, last, count } = band
  const words = [
    first.closed_for === null ? t('sheet.closed') : t(`reason.${first.closed_for}`),
    first.closed_note,
    count > 1 ? `${formatClock(first.start_at)}–${formatClock(last.start_at)}` : formatClock(first.start_at),
    closing && daysOf(closing),
  ]
  return (
    <tr className={styles.band}>
      <th scope="rowgroup">
        <strong>{t('sheet.closed')}</strong> {words.filter(Boolean).join('\u00a0· ')}
      </th>
      {closing && closing.is_own !== false && (
        <td>
          <Button
            call={call}
            size="xs"
            look="second"
            busy={act.busy}
            onClick={() =>
              act.send(call, { id: closing.id }, ({ changed }) => t('sheet.openedNow', { n: changed }))
            }
          >
            {t('sheet.lift', { n: closing.tee_times })}
          </Button>
          <Problem>{act.problem}</Problem>
        </td>
      )}
    </tr>
  )
}

/** The days of a closing of several. */
function daysOf({ day_from, day_to }: SheetClosing): string {
  if (day_from === day_to || !isDay(day_from) || !isDay(day_to)) return ''
  return `${formatDay(day_from)}–${formatDay(day_to)}`
}
