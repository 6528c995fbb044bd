import { Link } from '@tanstack/react-router'
import { QuickBookingForm } from '#book/form/quick-booking-form.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Partner } from '#viewer/partner-store.ts'
import styles from './hero.module.css'

/** The wide morning scene with the promise in one line, to a partner's golfers in the partner's words, and the switchboard over its lower edge. */
export function Hero({ partner }: { partner: Partner | null }) {
  const t = useT('home')
  const ui = useT('ui')
  const { staffTime } = usePromisedTimes()
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <img
        src="/images/home.webp"
        srcSet="/images/home-phone.webp 800w, /images/home.webp 1200w"
        // Under the mist on a phone two pixels a point are enough, and the smaller file comes in one round trip.
        sizes="(max-width: 767px) 66vw, 100vw"
        alt=""
        width={1200}
        height={750}
        fetchPriority="high"
        className={styles.scene}
      />
      <div className={styles.inside}>
        <h1 id="promise" className={styles.promise}>
          {partner
            ? partner.titles.welcome || t('promiseForBank', { bank: partner.name })
            : t('promise', { time: staffTime })}
        </h1>
        <p className={styles.lead}>{ui('included')}</p>
        <div className={styles.switchboard}>
          <QuickBookingForm variant="switchboard" />
        </div>
        <Link to="/wap/search-facility" className={styles.instead}>
          <Icon name="search" size={18} />
          {t('searchInstead')}
        </Link>
      </div>
    </section>
  )
}
