import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeReviews, imagesPerReview } from '@teeviet/contract/rules/limits'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { homeQueries } from '#api/queries/home.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { FavouriteHeart } from '../course-lists/favourite-heart.tsx'
import { picturesOf } from '../course-lists/pictures-of.ts'
import styles from './review-rail.module.css'

type Card = DataOf<typeof api.reviews.highlights>[number]

/** The most reviewed courses; nothing at all when they cannot be had. */
export function ReviewRail() {
  const t = useT('home')
  const ui = useT('ui')
  const { data = [] } = useQuery(homeQueries.reviews)
  if (data.length === 0) return null
  return (
    <Section title={t('reviews')} more={<Link to="/wap/top-course">{ui('viewAll')}</Link>}>
      <div className={styles.cards}>
        <Rail label={t('reviews')}>
          {data.slice(0, homeReviews).map((card) => (
            <RailItem key={card.course_id}>
              <ReviewCard card={card} />
            </RailItem>
          ))}
        </Rail>
      </div>
    </Section>
  )
}

function ReviewCard({ card }: { card: Card }) {
  const ui = useT('ui')
  const [large, ...small] = picturesOf(card.galleries).slice(0, imagesPerReview)
  return (
    <article className={styles.frame}>
      <Link to="/san/chi-tiet/$id" params={{ id: String(card.course_id) }} className={styles.card}>
        <span className={styles.pictures}>
          <Picture src={large} alt="" ratio="16 / 9" />
          {small.length > 0 && (
            <span className={styles.small}>
              {small.map((src) => (
                <Picture key={src} src={src} alt="" ratio="4 / 3" />
              ))}
            </span>
          )}
        </span>
        <span className={styles.words}>
          <h3 className={styles.name}>{card.name}</h3>
          <span className={styles.place}>
            <Icon name="pin" size={16} />
            {card.location}&nbsp;·&nbsp;{ui('holes', { n: card.holes_amount })}
          </span>
          <Stars rating={card.rating} count={card.reviews_count} />
          <span className={styles.text}>{card.description}</span>
        </span>
      </Link>
      <span className={styles.heart}>
        <FavouriteHeart id={card.course_id} name={card.name} />
      </span>
    </article>
  )
}
