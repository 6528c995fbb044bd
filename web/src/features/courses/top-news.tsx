import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayOf } from '@teeviet/contract/rules/dates'
import { topNews } from '@teeviet/contract/rules/limits'
import { formatRunningDate } from '@teeviet/contract/rules/spoken-dates'
import { callQuery } from '../../api/query.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './top-news.module.css'

export const topNewsQuery = callQuery('GET /api/services/get_top_post', {}, { quiet: true })

/** Up to six top news for a side column; nothing when there are none. */
export function TopNews() {
  const t = useT('course')
  const language = useLanguage()
  const { data = [] } = useQuery(topNewsQuery)
  if (data.length === 0) return null
  return (
    <section className={styles.news}>
      <h2 className={styles.heading}>{t('topNews')}</h2>
      <ul className={styles.list}>
        {data.slice(0, topNews).map(({ post_id, post, created_at }) => (
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
    </section>
  )
}
