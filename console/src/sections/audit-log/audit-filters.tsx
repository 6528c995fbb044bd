import { NativeSelect } from '@mantine/core'
import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'
import { SearchForm } from '../../lists/search-form.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import type { AuditSearch } from './audit-search.ts'
import { auditAreas, useAuditWords } from './use-audit-words.ts'

type AuditFiltersProps = { search: AuditSearch; onChange: (change: AuditSearch) => void }

/** Narrows the audit log by words, codes or golfer, by person, act, course and day; every change goes into the address. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const t = useT('staff-admin')
  const words = useAuditWords()
  const { data: actors = [] } = useRead('GET /api/staff/audit-log/actors', {})
  return (
    <>
      <SearchForm
        label={t('audit.booking')}
        words={search.q ?? ''}
        onFind={(q) => onChange({ q: q || undefined })}
      />
      <div className={styles.bar}>
        <NativeSelect
          label={t('audit.who')}
          data={[
            none(t('audit.anyone')),
            ...actors.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={search.staff === undefined ? '' : String(search.staff)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ staff: value === '' ? undefined : Number(value) })
          }
        />
        <NativeSelect
          label={t('audit.what')}
          data={[
            none(t('audit.anything')),
            ...auditAreas.map((area) => ({ value: area, label: t(`audit.area.${area}`) })),
            ...bookingStates
              .filter((state) => state !== 'draft')
              .map((state) => ({ value: `booking.${state}`, label: words(`booking.${state}`) })),
          ]}
          value={search.what ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ what: value || undefined })}
        />
        <CourseChoice
          none={t('audit.anyCourse')}
          value={search.course === undefined ? '' : String(search.course)}
          onChange={(value) => onChange({ course: value === '' ? undefined : Number(value) })}
        />
        {(['from', 'to'] as const).map((name) => (
          <DayInput
            key={name}
            label={t(`audit.${name}`)}
            value={search[name] ?? ''}
            onChange={(day) => onChange({ [name]: day || undefined })}
          />
        ))}
      </div>
    </>
  )
}
