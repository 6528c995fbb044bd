import { useInfiniteQuery } from '@tanstack/react-query'
import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import type { DataOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import { useEventWords } from './event-words.ts'
import styles from './partners.module.css'

const call = 'GET /api/staff/partners/:code/events'
const atOnce = 10

/**
 * What happened with a partner: who changed what, or which hand-overs were taken or refused, and why. Apart, since a busy
 * partner's customers come by the minute.
 */
export function PartnerTrail({ code, about }: { code: string; about: 'changes' | 'hand_overs' }) {
  const t = useT('staff-partners')
  const ui = useT('ui')
  const words = useEventWords()
  const staff = useStaff()
  const list = useInfiniteQuery({
    queryKey: ['staff', call, code, about, staff.id] as const,
    queryFn: ({ pageParam, signal }) =>
      staffCall(
        staff,
        call,
        { code, about, limit: atOnce, ...(pageParam === null ? {} : { after_id: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: DataOf<typeof call>) =>
      page.length < atOnce ? null : (page.at(-1)?.id ?? null),
    staleTime: 0,
  })
  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>{t(`trail.${about}`)}</h3>
      <Loaded
        query={{ ...list, data: list.data?.pages.flat() }}
        skeleton={<Skeleton lines={3} />}
        empty={<p className={styles.muted}>{t('trail.empty')}</p>}
      >
        {(events) => (
          <ol className={styles.lines}>
            {events.map(({ id, at, what, detail, who }) => (
              <li key={id}>
                <span className={styles.muted}>{formatHistoryTime(at)}</span>{' '}
                {detail === ''
                  ? t(`trail.${what}`)
                  : ui('named', { name: t(`trail.${what}`), value: words(detail) })}{' '}
                <span className={styles.muted}>{who}</span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <ShowMore query={list} />
    </section>
  )
}
