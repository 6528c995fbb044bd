import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffTeeTime } from './tee-time.ts'

/** The day in figures: starts, and all their places by their use. */
export function SheetFigures({ teeTimes }: { teeTimes: readonly StaffTeeTime[] }) {
  const t = useT('staff-golf')
  const open = teeTimes.filter((one) => !one.is_closed)
  const sum = (list: readonly StaffTeeTime[], of: (one: StaffTeeTime) => number) =>
    list.reduce((total, one) => total + of(one), 0)
  const figures = [
    ['starts', teeTimes.length],
    ['closed', teeTimes.length - open.length],
    ['sold', sum(teeTimes, (one) => one.sold)],
    ['held', sum(teeTimes, (one) => one.held)],
    ['outside', sum(teeTimes, (one) => one.outside)],
    ['left', sum(open, (one) => one.left)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, n]) => (
        <div key={name}>
          <dt>{t(`sheet.figure.${name}`)}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  )
}
