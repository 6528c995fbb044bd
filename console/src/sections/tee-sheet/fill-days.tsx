import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'

const call = 'POST /api/staff/tee-sheet/extend'

/** Up to which day the sheet is filled, and filling the coming days now instead of tonight. */
export function FillDays({ facility, until }: { facility: number; until: Day | null }) {
  const t = useT('staff-golf')
  const act = useAct()
  const fill = () => act.send(call, { facility_id: facility }, ({ added }) => t('sheet.filled', { n: added }))
  return (
    <IfMayCall call={call}>
      <div className={`${styles.badges} ${styles.screenOnly}`}>
        <span className={styles.muted}>
          {until === null ? t('sheet.filledNever') : t('sheet.filledUntil', { day: formatDay(until) })}
        </span>
        <Button look="second" busy={act.busy} onClick={fill}>
          {t('sheet.fill')}
        </Button>
        <Problem>{act.problem}</Problem>
      </div>
    </IfMayCall>
  )
}
