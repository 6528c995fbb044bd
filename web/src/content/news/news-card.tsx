import { Link } from '@tanstack/react-router'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import type { Article } from '#api/queries/news.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './news-list.module.css'

/** An article in the list; `first` for the one that is seen first on the page. */
export function NewsCard({ article, first }: { article: Article; first?: boolean }) {
  const language = useLanguage()
  const { post_id, post, created_at } = article
  return (
    <li className={styles.card}>
      <Picture src={post.banner} alt="" kind="banner" ratio="16 / 9" first={first} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to="/tin-tuc/chi-tiet/$id" params={{ id: String(post_id) }} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <p className={styles.date}>{formatRunningDate(dayOf(created_at), language, true)}</p>
      </div>
    </li>
  )
}
