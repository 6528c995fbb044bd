import { formatClock, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { Band } from './bands.ts'
import styles from './day-sheet.module.css'

export type Closing = DataOf<'GET /api/staff/tee-sheet'>['closings'][number]

const call = 'POST /api/staff/tee-sheet/closings/:id/lift'

/** Names a closed stretch above its first tee time, and lifts the closing it belongs to as one. */
export function BandHead({ band, closing }: { band: Band; closing: Closing | undefined }) {
  const t = useT('staff-golf')
  const act = useAct()
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
        <strong>{t('sheet.closed')}</strong> {words.filter(Boolean).join(' · ')}
      </th>
      {closing && (
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
function daysOf({ day_from, day_to }: Closing): string {
  if (day_from === day_to || !isDay(day_from) || !isDay(day_to)) return ''
  return `${formatDay(day_from)}–${formatDay(day_to)}`
}
