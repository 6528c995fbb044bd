import { useInfiniteQuery } from '@tanstack/react-query'
import { may } from '@teeviet/contract/rules/visibility'
import type { ComponentProps } from 'react'
import { type MovementType, movementsQuery } from '#api/queries/member/movements.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { Balance } from './balance.tsx'
import { MovementRow } from './movement-row.tsx'
import { useSight } from './use-sight.ts'
import styles from './wallet-history.module.css'
import { WalletRefunds } from './wallet-refunds.tsx'

const kinds = [
  { type: undefined, key: 'movements.all' },
  { type: 1, key: 'movements.in' },
  { type: 0, key: 'movements.out' },
] as const

/** The balance and everything that went in and out, more of it as the golfer scrolls down. */
export function WalletHistory({
  session,
  type,
  onType,
}: {
  session: Session
  type: MovementType | undefined
  onType: (type: MovementType | undefined) => void
}) {
  const t = useT('wallet')
  const mayTopUp = may('topUp', useViewer())
  const query = useInfiniteQuery(movementsQuery(session, type))
  return (
    <>
      <Balance session={session}>
        {mayTopUp && (
          <ButtonLink look="second" to="/wap/wallet/add-point">
            {t('topUp')}
          </ButtonLink>
        )}
      </Balance>
      <WalletRefunds session={session} />
      <Chips label={t('movements.filter')}>
        {kinds.map(({ type: kind, key }) => (
          <Chip key={key} on={kind === type} onPress={() => onType(kind)}>
            {t(key)}
          </Chip>
        ))}
      </Chips>
      <Loaded
        query={query}
        skeleton={<HistorySkeleton />}
        isEmpty={({ pages }) => pages.flat().length === 0}
        empty={
          <EmptyState
            title={t(type === undefined ? 'movements.none' : 'movements.noneFits')}
            text={type === undefined && mayTopUp ? t('movements.noneText') : undefined}
          />
        }
      >
        {({ pages }) => (
          <Card>
            <ul aria-label={t('history')}>
              {pages.flat().map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </ul>
            {query.hasNextPage ? <More query={query} /> : <p className={styles.end}>{t('movements.end')}</p>}
          </Card>
        )}
      </Loaded>
    </>
  )
}

/** Loads the next page when it comes into sight, or is pressed. */
function More({ query }: ComponentProps<typeof ShowMore>) {
  const ref = useSight(() => {
    if (!query.isFetchingNextPage) query.fetchNextPage()
  })
  return (
    <div ref={ref} className={styles.end}>
      <ShowMore query={query} />
    </div>
  )
}

function HistorySkeleton() {
  return [1, 2, 3, 4].map((row) => <Skeleton key={row} height={72} />)
}
