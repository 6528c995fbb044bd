import { useQuery } from '@tanstack/react-query'
import { bookingStates, generalStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import { topNewsQuery } from '#api/queries/news.ts'
import { useT } from '#i18n/use-texts.tsx'
import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type Step, Stepper } from '#ui/golf/stepper.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { iconPaths } from '#ui/icon/icon-paths.gen.ts'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './design-page.module.css'

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

export function StatePieces() {
  const bill = useT('bill')
  const steps: readonly Step[] = [
    { label: bill('steps.sent'), note: '08:12', state: 'done' },
    { label: bill('steps.confirmed'), note: '08:40', state: 'done' },
    { label: bill('status.awaitingPayment'), note: '09:10', state: 'now' },
    { label: bill('steps.played'), state: 'ahead' },
  ]
  const news = useQuery(topNewsQuery)
  return (
    <>
      <Section title="States">
        <p>
          A golfer’s bookings: green once paid, amber while a payment is waited for, red for everything else.
        </p>
        <div className={styles.row}>
          {bookingStates.map((state) => (
            <BookingBadge key={state} generalStatus={generalStatusOf(state)} state={state} />
          ))}
        </div>
        <Card>
          <Stepper label={bill('steps.sent')} steps={steps} />
        </Card>
        <div className={styles.grid}>
          <Card>
            <Skeleton lines={3} />
          </Card>
          <Card>
            <EmptyState title={bill('notFound.title')} />
          </Card>
          <Card>
            <Loaded query={news} empty={<EmptyState title={bill('notFound.title')} />}>
              {(list) => list.map((article) => <p key={article.post_id}>{article.post.title}</p>)}
            </Loaded>
          </Card>
        </div>
      </Section>
      <Section title="Icons">
        <div className={styles.row}>
          {Object.keys(iconPaths)
            .filter(isIcon)
            .map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
        </div>
      </Section>
    </>
  )
}
