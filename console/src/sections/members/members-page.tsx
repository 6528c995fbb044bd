import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { SearchField } from '../../kit/field.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { MemberPanel } from './member-panel.tsx'

/** Every look is written down, so none is repeated behind the staff's back: read once, and again when asked to. */
const oneLook = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const

/** Golfers by phone, vID, name or a booking's code; one of them opened. Each search and look stands in the trail. */
export function MembersPage({ words, id }: { words: string; id: number | undefined }) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const router = useRouter()
  const [typed, setTyped] = useState(words)
  const list = useQuery({
    ...staffQuery(staff, 'GET /api/staff/members', { q: words }),
    ...oneLook,
    enabled: words !== '',
  })
  return (
    <section className={styles.page} {...(id === undefined ? {} : { 'data-open': '' })}>
      <div className={styles.list}>
        <h1 className={styles.title}>{desk('nav.members')}</h1>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const q = typed.trim()
              router.navigate({ to: '/staff/members', search: q === '' ? {} : { q } })
            }}
          >
            <SearchField label={t('member.search')} value={typed} onText={setTyped} autoFocus />
          </form>
        </search>
        <p className={styles.muted}>{t('member.watched')}</p>
        {words !== '' && list.isPending && <Skeleton lines={4} />}
        {list.isError && (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        )}
        {list.data?.length === 0 && <p className={styles.empty}>{t('member.none')}</p>}
        <ul className={styles.rows} aria-label={desk('nav.members')}>
          {list.data?.map((member) => (
            <li key={member.id}>
              <Link
                to="/staff/members"
                search={{ q: words, id: member.id }}
                resetScroll={false}
                className={styles.row}
                {...(member.id === id ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
              >
                <span>
                  <span className={styles.name}>{member.fullname}</span>
                  <br />
                  <span className={styles.muted}>
                    vID {member.vga} ·&nbsp;{member.phone}
                  </span>
                </span>
                {member.is_locked === 1 && <StatusBadge tone="bad">{t('member.locked')}</StatusBadge>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {id !== undefined && <MemberPanel key={id} id={id} words={words} />}
    </section>
  )
}
