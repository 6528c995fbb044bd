import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Icon } from '../../kit/icon.tsx'
import { DayField } from './day-field.tsx'
import styles from './queue.module.css'
import { isFiltered, type QueueSearch, regions } from './queue-search.ts'

/** Narrows the list by words, region, day of play and the staff hour; every change goes into the address. */
export function QueueFilters({
  search,
  searchField,
  onWords,
  onChange,
}: {
  search: QueueSearch
  searchField: RefObject<HTMLInputElement | null>
  onWords: (words: string | undefined) => void
  onChange: (change: QueueSearch) => void
}) {
  const t = useT('staff')
  return (
    <search className={styles.filters}>
      <SearchField words={search.q ?? ''} field={searchField} onChange={onWords} />
      <select
        className={styles.control}
        aria-label={t('filter.region')}
        value={search.region ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ region: regions.find((region) => region === value) })
        }
      >
        <option value="">{t('filter.allRegions')}</option>
        {regions.map((region) => (
          <option key={region} value={region}>
            {t(`filter.${region}`)}
          </option>
        ))}
      </select>
      <span className={styles.days}>
        <DayField label={t('filter.from')} day={search.from} onChange={(from) => onChange({ from })} />
        <DayField label={t('filter.to')} day={search.to} onChange={(to) => onChange({ to })} />
      </span>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={search.overdue === 1}
          onChange={({ currentTarget: { checked } }) => onChange({ overdue: checked ? 1 : undefined })}
        />
        {t('filter.overdue')}
      </label>
      {isFiltered(search) && (
        <button
          type="button"
          className={styles.clear}
          onClick={() =>
            onChange({ q: undefined, region: undefined, from: undefined, to: undefined, overdue: undefined })
          }
        >
          {t('filter.clear')}
        </button>
      )}
    </search>
  )
}

function SearchField({
  words,
  field,
  onChange,
}: {
  words: string
  field: RefObject<HTMLInputElement | null>
  onChange: (words: string | undefined) => void
}) {
  const t = useT('staff')
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onChange(typed.trim() || undefined), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, words, onChange])
  return (
    <label className={styles.search}>
      <Icon name="search" size={16} />
      <span className="visually-hidden">{t('filter.search')}</span>
      <input
        ref={field}
        type="search"
        value={typed}
        placeholder={t('filter.search')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <kbd>/</kbd>
    </label>
  )
}
