import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/query.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { iconPaths } from '../../ui/icon-paths.gen.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Step, Stepper } from '../../ui/stepper.tsx'
import styles from './pieces.module.css'

const steps: readonly Step[] = [
  { label: 'đã gửi yêu cầu', note: '08:12', state: 'done' },
  { label: 'đã xác nhận', note: '08:40', state: 'done' },
  { label: 'chờ thanh toán', note: 'đến 09:10', state: 'now' },
  { label: 'đã chơi', state: 'ahead' },
]
const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

export function StatePieces() {
  const news = useQuery(callQuery('GET /api/services/get_top_post', {}, { quiet: true }))
  return (
    <>
      <Section title="States">
        <div className={styles.row}>
          <StatusBadge tone="good">đã thanh toán</StatusBadge>
          <StatusBadge tone="waiting">chờ xác nhận</StatusBadge>
          <StatusBadge tone="urgent">chờ thanh toán</StatusBadge>
          <StatusBadge tone="bad">đã hủy</StatusBadge>
          <StatusBadge tone="quiet">đã chơi</StatusBadge>
        </div>
        <Card>
          <Stepper label="Các bước" steps={steps} />
        </Card>
        <div className={styles.grid}>
          <Card>
            <Skeleton lines={3} />
          </Card>
          <Card>
            <EmptyState title="Bạn chưa có lượt đặt chỗ nào" />
          </Card>
          <Card>
            <Loaded query={news} empty={<EmptyState title="Chưa có tin" />}>
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
