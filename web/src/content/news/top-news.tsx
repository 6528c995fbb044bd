import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { topNews } from '@teeviet/contract/rules/limits'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { topNewsQuery } from '#api/queries/news.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './top-news.module.css'

/** Up to six top news for a side column, without the article beside it; nothing when there are none. */
export function TopNews({ except }: { except?: number }) {
  const t = useT('news')
  const language = useLanguage()
  const { data = [] } = useQuery(topNewsQuery)
  const others = data.filter(({ post_id }) => post_id !== except).slice(0, topNews)
  if (others.length === 0) return null
  return (
    <Section title={t('top')}>
      <ul className={styles.list}>
        {others.map(({ post_id, post, created_at }) => (
          <li key={post_id}>
            <Link to="/tin-tuc/chi-tiet/$id" params={{ id: String(post_id) }} className={styles.item}>
              <Picture src={post.banner} alt="" kind="banner" ratio="4 / 3" className={styles.picture} />
              <span className={styles.words}>
                <strong className={styles.title}>{post.title}</strong>
                <span className={styles.date}>{formatRunningDate(dayOf(created_at), language, true)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
