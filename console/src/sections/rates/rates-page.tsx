import { useQuery } from '@tanstack/react-query'
import { customerTypes, dayKinds } from '@teeviet/contract/rules/money/rates'
import { staffQuery } from '../../api/staff-call.ts'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import { CourseChoice } from '../../forms/course-choice.tsx'
import styles from '../../forms/golf.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import type { RatesSearch } from './rates-search.ts'
import { RatesTable } from './rates-table.tsx'

/** A course's rates by kind of day, edited as one table and saved together. */
export function RatesPage({
  search,
  onSearch,
}: {
  search: RatesSearch
  onSearch: (change: RatesSearch) => void
}) {
  const t = useT('staff-golf')
  const { facility } = search
  const kind = dayKinds.find((one) => one === search.kind) ?? 'weekday'
  const customer = customerTypes.find((one) => one === search.customer)
  const query = useQuery({
    ...staffQuery(useStaff(), 'GET /api/staff/rates', { facility_id: facility ?? 0 }),
    enabled: facility !== undefined,
  })
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('rates.title')}</h1>
      <div className={styles.bar}>
        <CourseChoice chosen={facility} onChoose={(chosen) => onSearch({ facility: chosen })} />
      </div>
      {facility === undefined ? (
        <p className={styles.empty}>{t('rates.choose')}</p>
      ) : (
        <>
          <Loaded query={query} skeleton={<Skeleton lines={10} />} isEmpty={() => false}>
            {(rates) => (
              <Tabs
                label={t('field.day_kind')}
                tabs={dayKinds.map((name) => ({ name, label: t(`kind.${name}`) }))}
                chosen={kind}
                onChoose={(chosen) => onSearch({ kind: chosen })}
              >
                <RatesTable
                  key={facility}
                  facility={facility}
                  rates={rates}
                  kind={kind}
                  customer={customer}
                  onCustomer={(chosen) => onSearch({ customer: chosen })}
                />
              </Tabs>
            )}
          </Loaded>
          <GolfAudit watched={{ facility_id: facility, subject: 'rate' }} />
        </>
      )}
    </section>
  )
}
