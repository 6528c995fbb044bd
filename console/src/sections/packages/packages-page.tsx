import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { PackageForm } from './package-form.tsx'

export type StaffPackage = DataOf<'GET /api/staff/packages'>[number]

/** The hole-in-one packages; one of them, or a new one (`id` 0), opened beside them. */
export function PackagesPage({ id }: { id: number | undefined }) {
  const t = useT('staff-settings')
  const language = useLanguage()
  const desk = useT('staff-desk')
  const staff = useStaff()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/packages', {})
  const list = useQuery({ ...query, refetchOnWindowFocus: false })
  const open = list.data?.find((one) => one.id === id) ?? null
  return (
    <section className={styles.page} {...(id === undefined ? {} : { 'data-open': '' })}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1 className={styles.title}>{desk('nav.packages')}</h1>
          <IfMayCall call="POST /api/staff/packages">
            <ButtonLink to="/staff/packages" search={{ id: 0 }} size="small" look="second" icon="add">
              {t('package.add')}
            </ButtonLink>
          </IfMayCall>
        </div>
        {list.isPending && <Skeleton lines={6} />}
        {list.isError && !list.data && (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        )}
        {list.data?.length === 0 && <p className={styles.empty}>{t('package.none')}</p>}
        <ul className={styles.rows} aria-label={desk('nav.packages')}>
          {list.data?.map((one) => (
            <li key={one.id}>
              <Link
                to="/staff/packages"
                search={{ id: one.id }}
                resetScroll={false}
                className={styles.row}
                {...(one.id === id ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
              >
                <span>
                  <span className={styles.name}>{one.name[language] || one.name.vi}</span>
                  <br />
                  <span className={styles.muted}>
                    {t('package.line', { price: formatMoney(one.price), cover: formatMoney(one.cover) })}
                  </span>
                </span>
                <StatusBadge tone={one.is_active ? 'good' : 'quiet'}>
                  {t(one.is_active ? 'package.on' : 'package.off')}
                </StatusBadge>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {list.data && (open || id === 0) && (
        <PackageForm
          key={`${id} ${open?.revision}`}
          opened={open}
          onSaved={(packages) => client.setQueryData(query.queryKey, packages)}
        />
      )}
    </section>
  )
}
