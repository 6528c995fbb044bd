import type { ReactNode } from 'react'
import type { Draft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'
import type { Settings } from './settings.ts'

type LinesProps<Line> = {
  form: Draft<Settings>
  /** The path of the list in the settings. */
  path: string
  lines: readonly Line[]
  /** The values of a new line. */
  empty: Line
  /** The fields of the line at this path. */
  children: (path: string) => ReactNode
}

/** A list of the settings, line by line: one more, one less, one place up. */
export function Lines<Line>({ form, path, lines, empty, children }: LinesProps<Line>) {
  const t = useT('staff-settings')
  return (
    <>
      <ol className={styles.rows}>
        {lines.map((_, at) => (
          <li key={at} className={styles.item}>
            {children(`${path}.${at}`)}
            <div className={styles.buttons}>
              <IconButton
                icon="up"
                label={t('lineUp', { n: at + 1 })}
                disabled={at === 0}
                onClick={() => form.reorderListItem(path, { from: at, to: at - 1 })}
              />
              <IconButton
                icon="trash"
                label={t('lineRemove', { n: at + 1 })}
                onClick={() => form.removeListItem(path, at)}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button look="second" icon="plus" onClick={() => form.insertListItem(path, empty)}>
          {t('lineAdd')}
        </Button>
      </div>
    </>
  )
}
