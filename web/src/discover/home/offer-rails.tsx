import { useQuery } from '@tanstack/react-query'
import { rangeOf } from '@teeviet/contract/display/range-of'
import { homeQueries } from '#api/queries/home.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { HydrateOnInteraction } from '#ui/layout/hydrate-on-interaction.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { Section } from '#ui/layout/section.tsx'
import { type Category, CategoryLink } from '../offers/category-link.tsx'
import { type Offer, OfferCard } from '../offers/offer-card.tsx'
import { SaleClock } from '../sale/sale-clock.tsx'
import styles from './offer-rails.module.css'

/** A carousel is for a glance; the whole category is one tap away. */
const mostInRail = 10

/** The flash sales, on their own ground and with their clock. */
export function FlashSaleRails() {
  const query = useQuery(homeQueries.categories)
  if (query.isPending) return <Skeleton height={320} />
  return filledCategories(query.data, true).map((category) => (
    <OfferRail key={category.id} category={category} onEnd={() => query.refetch()} />
  ))
}

/** All other offers, one carousel a category. */
export function OfferRails() {
  const { data } = useQuery(homeQueries.categories)
  return filledCategories(data, false).map((category) => (
    <HydrateOnInteraction key={category.id}>
      <OfferRail category={category} />
    </HydrateOnInteraction>
  ))
}

/** What all offers of a carousel have in common and other carousels do not: the holes, and the hours they cover. */
function SharedFacts({ offers }: { offers: readonly Offer[] }) {
  const ui = useT('ui')
  const language = useLanguage()
  const holes = [...new Set(offers.map((offer) => offer.number_hole))].sort((one, other) => one - other)
  const from = offers.map((offer) => offer.time_start).sort()[0] ?? ''
  const until =
    offers
      .map((offer) => offer.time_end)
      .sort()
      .at(-1) ?? ''
  return (
    <span className={styles.facts}>
      {holes.map((n) => ui('holes', { n })).join(', ')}&nbsp;·&nbsp;
      <span className="time">{rangeOf(from, until, language)}</span>
    </span>
  )
}

function filledCategories(categories: readonly Category[] = [], sales: boolean): Category[] {
  return categories.filter(
    (category) => (category.is_flash_sale === 1) === sales && category.products.length > 0,
  )
}

function OfferRail({ category, onEnd }: { category: Category; onEnd?: () => void }) {
  const ui = useT('ui')
  const isSale = category.is_flash_sale === 1
  const rail = (
    <Section
      title={
        <span className={styles.title}>
          {isSale && <Icon name="flame" size={24} />}
          <CategoryLink category={category} heading>
            {category.name}
          </CategoryLink>
        </span>
      }
      lead={
        isSale ? (
          <SaleClock start={category.start_date_timestamp} end={category.end_date_timestamp} onEnd={onEnd} />
        ) : (
          <SharedFacts offers={category.products} />
        )
      }
      more={<CategoryLink category={category}>{ui('viewAll')}</CategoryLink>}
    >
      <Rail label={category.name} wide>
        {category.products.slice(0, mostInRail).map((offer) => (
          <RailItem key={offer.id}>
            <OfferCard offer={offer} opensAt={category.start_date_timestamp} urgent={isSale} />
          </RailItem>
        ))}
      </Rail>
    </Section>
  )
  return isSale ? <div className={styles.sale}>{rail}</div> : rail
}
