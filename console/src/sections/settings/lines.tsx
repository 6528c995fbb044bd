import type { ReactNode } from 'react'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'

/** A list of the settings, line by line: one more, one less, one place up. */
export function Lines<Line>({
  lines,
  empty,
  onChange,
  children,
}: {
  lines: readonly Line[]
  /** What a new line holds. */
  empty: Line
  onChange: (lines: Line[]) => void
  children: (line: Line, change: (changed: Line) => void) => ReactNode
}) {
  const t = useT('staff-settings')
  return (
    <>
      <ol className={styles.rows}>
        {lines.map((line, at) => (
          <li key={at} className={styles.item}>
            {children(line, (changed) => onChange(lines.with(at, changed)))}
            <div className={styles.buttons}>
              <IconButton
                icon="up"
                label={t('lineUp', { n: at + 1 })}
                disabled={at === 0}
                onClick={() => onChange(lines.with(at - 1, line).with(at, lines[at - 1] ?? line))}
              />
              <IconButton
                icon="trash"
                label={t('lineRemove', { n: at + 1 })}
                onClick={() => onChange(lines.filter((_, other) => other !== at))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button look="second" size="small" icon="plus" onClick={() => onChange([...lines, empty])}>
          {t('lineAdd')}
        </Button>
      </div>
    </>
  )
}
