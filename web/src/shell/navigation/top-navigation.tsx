import { Link } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './top-navigation.module.css'

/** The four quick ways under the header of home: hot deals, top courses, courses by region, booked history. */
export function TopNavigation() {
  const t = useT('shell')
  return (
    <nav className={styles.nav} aria-label={t('quickLinks')}>
      <ul className={styles.list}>
        <li>
          <Link to="/wap/hot-deal">
            <Icon name="flame" size={18} />
            {t('top.hotDeals')}
          </Link>
        </li>
        <li>
          <Link to="/wap/top-course">
            <Icon name="trophy" size={18} />
            {t('top.topCourses')}
          </Link>
        </li>
        <li>
          <Link to="/wap/good-yard-area/$region" params={{ region: '1' }}>
            <Icon name="golf" size={18} />
            {t('top.byRegion')}
          </Link>
        </li>
        <li>
          <Link to="/wap/history-booked">
            <Icon name="bookings" size={18} />
            {t('top.booked')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
