import { createFileRoute, Link } from '@tanstack/react-router'
import type { DataOf } from '../../api/call.ts'
import { AuditTable } from '../../audit/audit-table.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/list.tsx'
import { Page } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { AuditFilters } from '../../sections/audit-log/audit-filters.tsx'
import { type AuditSearch, auditSearch } from '../../sections/audit-log/audit-search.ts'
import { useAuditWords } from '../../sections/audit-log/use-audit-words.ts'
import styles from '../../theme/layout.module.css'

const call = 'GET /api/staff/audit-log'
type Entry = DataOf<typeof call>[number]

export const Route = createFileRoute('/staff/audit')({
  staticData: { title: ['staff-admin', 'nav.audit'], call },
  validateSearch: auditSearch,
  component: AuditPage,
})

/** Who did what and when: every recorded act, by words, codes or golfer, by person, act, course and day. */
function AuditPage() {
  const t = useT('staff-admin')
  const search = Route.useSearch()
  const { q, staff: staff_id, what, course: facility_id, from, to } = search
  const change = useSearchChange<AuditSearch>()
  const list = useList(call, { q, staff_id, what, facility_id, from, to }, ({ id, at }) => ({
    after_id: id,
    after_at: at,
  }))
  return (
    <Page>
      <AuditFilters search={search} onChange={change} />
      <Pages query={list} lines={12} empty={t('audit.empty')}>
        {(entries) => <AuditTable entries={entries.map(named)} what={(entry) => <What entry={entry} />} />}
      </Pages>
    </Page>
  )

  function named(entry: Entry): Entry {
    return { ...entry, who: entry.who === '' ? t(`audit.by.${entry.by}`) : entry.who }
  }
}

function What({ entry: { what, booking, about, detail } }: { entry: Entry }) {
  const words = useAuditWords()
  return (
    <>
      {words(what)}{' '}
      {booking && (
        <Link to="/staff" search={{ tab: 'all', id: booking.id }} className="code">
          {booking.general_bill_code}
        </Link>
      )}
      {about !== '' && <strong>{about}</strong>}
      {detail !== '' && <p className={styles.muted}>{detail}</p>}
    </>
  )
}
