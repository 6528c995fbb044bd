import { useQueryClient } from '@tanstack/react-query'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import styles from '../../forms/golf.module.css'
import { useSave } from '../../forms/use-save.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { showToast } from '../../kit/toast.ts'

/** Up to which day the sheet is filled, and filling the coming days now instead of tonight. */
export function FillDays({ facility, until }: { facility: number; until: Day | null }) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { busy, problem, save } = useSave('POST /api/staff/tee-sheet/extend')
  async function fill() {
    const answer = await save({ facility_id: facility })
    if (!answer) return
    showToast('success', t('sheet.filled', { n: answer.added }))
    await client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/tee-sheet'] })
  }
  return (
    <div className={styles.bar}>
      <span className={styles.muted}>
        {until === null ? t('sheet.filledNever') : t('sheet.filledUntil', { day: formatDay(until) })}
      </span>
      <Button look="second" size="small" busy={busy} onClick={fill}>
        {t('sheet.fill')}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  )
}
