import { rich, useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type Criteria, nextSort } from './criteria.ts'
import styles from './sort-toggle.module.css'

/** Turns the order: default, price low to high, price high to low. */
export function SortToggle({
  sort,
  onChange,
}: {
  sort: Criteria['sort']
  onChange: (sort: Criteria['sort']) => void
}) {
  const t = useT('search')
  const ui = useT('ui')
  return (
    <button
      type="button"
      className={styles.toggle}
      data-sort={sort ?? 0}
      onClick={() => onChange(nextSort(sort))}
    >
      <Icon name="sort" size={18} />
      <span className={styles.label}>
        {rich(ui('named'), {
          name: t('sort.label'),
          value: (
            <strong className={styles.sort} aria-live="polite">
              {t(sort === undefined ? 'sort.default' : `sort.${sort}`)}
            </strong>
          ),
        })}
      </span>
    </button>
  )
}
