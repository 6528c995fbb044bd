import { useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import type { Partner } from '#viewer/partner-store.ts'
import styles from './hero.module.css'
import type { HomeDays } from './load-home.ts'
import { Switchboard } from './switchboard.tsx'

/** The wide morning scene with the promise in one line, to a partner's golfers in the partner's words, and the switchboard over its lower edge. */
export function Hero({ partner, days }: { partner: Partner | null; days: HomeDays }) {
  const t = useT('home')
  const ui = useT('ui')
  const { staffTime } = usePromisedTimes()
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <img
        src="/images/home.webp"
        srcSet="/images/home-phone.webp 800w, /images/home.webp 1200w, /images/home-wide.webp 2560w"
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
          <Switchboard days={days} />
        </div>
      </div>
    </section>
  )
}
