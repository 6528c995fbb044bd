import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeNews } from '@teeviet/contract/rules/limits'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import { homeQueries } from '#api/queries/home.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './news-block.module.css'

/** The latest six news; nothing at all when they cannot be had. */
export function NewsBlock() {
  const t = useT('home')
  const ui = useT('ui')
  const language = useLanguage()
  const { data = [] } = useQuery(homeQueries.news)
  if (data.length === 0) return null
  return (
    <Section title={t('news')} more={<Link to="/tin-tuc">{ui('viewAll')}</Link>}>
      <ul className={styles.grid}>
        {data.slice(0, homeNews).map(({ post_id, post, created_at }) => (
          <li key={post_id}>
            <Link to="/tin-tuc/chi-tiet/$id" params={{ id: String(post_id) }} className={styles.item}>
              <Picture src={post.banner} alt="" kind="banner" ratio="16 / 10" className={styles.picture} />
              <span className={styles.words}>
                <h3 className={styles.title}>{post.title}</h3>
                <span className={styles.text}>{post.excerpt}</span>
                <span className={styles.date}>{formatRunningDate(dayOf(created_at), language, true)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
