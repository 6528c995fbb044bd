import { useT } from '#i18n/use-texts.tsx'
import styles from './contents.module.css'

type Entry = { readonly id: string; readonly title: string }
export type ContentsGroup = {
  readonly title?: string | undefined
  readonly id?: string | undefined
  readonly entries: readonly Entry[]
}

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ groups }: { groups: readonly ContentsGroup[] }) {
  const t = useT('policies')
  return (
    <div className={styles.contents}>
      <details className={styles.folded}>
        <summary>{t('contents')}</summary>
        <Entries groups={groups} />
      </details>
      <nav className={styles.beside} aria-label={t('contents')}>
        <p className={styles.title}>{t('contents')}</p>
        <Entries groups={groups} />
      </nav>
    </div>
  )
}

function Entries({ groups }: { groups: readonly ContentsGroup[] }) {
  return (
    <ol className={styles.entries}>
      {groups
        .flatMap((group) => [
          ...(group.id ? [{ id: group.id, title: group.title, heads: true }] : []),
          ...group.entries.map((entry) => ({ ...entry, heads: false })),
        ])
        .map((entry) => (
          <li key={entry.id} className={entry.heads ? styles.heads : undefined}>
            <a href={`#${entry.id}`}>{entry.title}</a>
          </li>
        ))}
    </ol>
  )
}
