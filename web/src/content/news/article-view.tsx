import { dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import type { Article } from '#api/queries/news.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Markup } from '#ui/text/markup.tsx'
import styles from './article-view.module.css'

/** Picture, who wrote it and when, the title in quotes, the text, and the course it is about. */
export function ArticleView({ article: { post, author_info, created_at, course_id } }: { article: Article }) {
  const t = useT('news')
  const language = useLanguage()
  const day = dayOf(created_at)
  return (
    <article className={styles.article}>
      <Picture src={post.banner} alt="" kind="banner" ratio="16 / 9" first className={styles.picture} />
      <p className={styles.byline}>
        <Avatar name={post.author} src={author_info.avatar} size={36} />
        <span className={styles.author}>{post.author}</span>
        <time dateTime={day} className="date">
          {formatRunningDate(day, language, true)}
        </time>
      </p>
      <p className={styles.quote}>{t('quote', { title: post.title })}</p>
      <div className={styles.text}>
        <Markup html={post.content} />
      </div>
      {course_id !== null && (
        <div>
          <ButtonLink to="/san/chi-tiet/$id" params={{ id: String(course_id) }} look="second" icon="golf">
            {t('atCourse')}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}
