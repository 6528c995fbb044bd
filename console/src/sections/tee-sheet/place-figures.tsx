import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'

const figures = ['sold', 'held', 'outside', 'left'] as const

/** The places of a tee time: how many are sold, held, sold elsewhere and left. `children` add more. */
export function PlaceFigures({
  teeTime,
  children,
}: {
  teeTime: Readonly<Record<(typeof figures)[number], number>>
  children?: ReactNode
}) {
  const t = useT('staff-golf')
  return (
    <dl className={styles.figures}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{t(`sheet.figure.${name}`)}</dt>
          <dd>{teeTime[name]}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
