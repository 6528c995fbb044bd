import { Checkbox, Kbd, NativeSelect, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { type RefObject, useEffect, useState } from 'react'
import { regions } from '../../forms/regions.ts'
import { DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import { isFiltered, type QueueSearch } from './queue-search.ts'

const claims = ['mine', 'free', 'snoozed'] as const
const noFilter = {
  q: undefined,
  region: undefined,
  from: undefined,
  to: undefined,
  overdue: undefined,
  claim: undefined,
}

type QueueFiltersProps = {
  search: QueueSearch
  searchField: RefObject<HTMLInputElement | null>
  onWords: (words: string | undefined) => void
  onChange: (change: QueueSearch) => void
}

/** Narrows the list by words, region, day of play and the staff hour; every change goes into the address. */
export function QueueFilters({ search, searchField, onWords, onChange }: QueueFiltersProps) {
  const t = useT('staff')
  const sharing = useT('staff-sharing')
  return (
    <search className={styles.bar}>
      <WordsField words={search.q ?? ''} field={searchField} onChange={onWords} />
      {(['from', 'to'] as const).map((name) => (
        <DayInput
          key={name}
          label={t(`filter.${name}`)}
          value={search[name] ?? ''}
          onChange={(day) => onChange({ [name]: day === '' ? undefined : day })}
        />
      ))}
      <NativeSelect
        aria-label={t('filter.region')}
        data={[none(t('filter.allRegions')), ...optionsOf(regions, (region) => t(`filter.${region}`))]}
        value={search.region ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ region: regions.find((region) => region === value) })
        }
      />
      <NativeSelect
        aria-label={sharing('filter.label')}
        data={[none(sharing('filter.all')), ...optionsOf(claims, (one) => sharing(`filter.${one}`))]}
        value={search.claim ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ claim: claims.find((one) => one === value) })}
      />
      <Checkbox
        label={t('filter.overdue')}
        checked={search.overdue === 1}
        onChange={({ currentTarget: { checked } }) => onChange({ overdue: checked ? 1 : undefined })}
      />
      {isFiltered(search) && (
        <Button look="quiet" onClick={() => onChange(noFilter)}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  )
}

type WordsFieldProps = {
  words: string
  field: RefObject<HTMLInputElement | null>
  onChange: (words: string | undefined) => void
}

/** Looks for words a moment after they were typed. */
function WordsField({ words, field, onChange }: WordsFieldProps) {
  const t = useT('staff')
  // a phone has no key for it, and needs the room
  const hasKeyboard = useMediaQuery('(hover: hover) and (width >= 600px)') ?? true
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onChange(typed.trim() || undefined), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [typed, words, onChange])
  return (
    <TextInput
      ref={field}
      type="search"
      flex="1 1 100%"
      leftSection={<Icon name="search" />}
      rightSection={hasKeyboard && <Kbd>/</Kbd>}
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
