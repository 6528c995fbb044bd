import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rail, RailItem } from '../../ui/rail.tsx'
import { AnyLink } from './any-link.tsx'
import styles from './banners.module.css'
import { homeQueries } from './queries.ts'

/** The banners of a home variant; a click opens the banner's address. */
export function Banners({ screenType }: { screenType: number }) {
  const t = useT('home')
  const { data = [] } = useQuery({
    ...homeQueries.banners(screenType, 2),
    placeholderData: (before) => before,
  })
  const [only, ...more] = data
  if (!only) return null
  if (more.length === 0) {
    return (
      <AnyLink href={only.url} className={styles.banner}>
        <Picture src={only.banner_url} alt={t('banner')} kind="banner" ratio="12 / 5" />
      </AnyLink>
    )
  }
  return (
    <div className={styles.banners}>
      <Rail label={t('banners')}>
        {data.map((banner) => (
          <RailItem key={banner.id}>
            <AnyLink href={banner.url} className={styles.banner}>
              <Picture src={banner.banner_url} alt={t('banner')} kind="banner" ratio="12 / 5" />
            </AnyLink>
          </RailItem>
        ))}
      </Rail>
    </div>
  )
}
