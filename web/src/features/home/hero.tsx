import { Link } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QuickBookingForm } from '../booking-form/quick-booking-form.tsx'
import styles from './hero.module.css'
import type { HomeVariant } from './variant.ts'

/** The wide morning scene with the promise in one line, and the switchboard over its lower edge. */
export function Hero({ variant }: { variant: HomeVariant }) {
  const t = useT('home')
  const ui = useT('ui')
  return (
    <section className={styles.hero} aria-labelledby="promise">
      <img
        src="/images/home.svg"
        alt=""
        width={1200}
        height={750}
        fetchPriority="high"
        className={styles.scene}
      />
      <div className={styles.inside}>
        <h1 id="promise" className={styles.promise}>
          {variant.bank === null ? t('promise') : t('promiseForBank', { bank: variant.bank })}
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
