import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { homeQueries } from '#api/queries/home.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Rail, RailItem } from '#ui/layout/rail.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { AnyLink } from './any-link.tsx'
import styles from './banners.module.css'

type Banner = DataOf<typeof api.site.banners>[number]

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
    return <BannerLink banner={only} />
  }
  return (
    <div className={styles.banners}>
      <Rail label={t('banners')}>
        {data.map((banner) => (
          <RailItem key={banner.id}>
            <BannerLink banner={banner} />
          </RailItem>
        ))}
      </Rail>
    </div>
  )
}

/** A banner's picture with its words over it; one without words is named by what a click does. */
function BannerLink({ banner: { url, banner_url, title } }: { banner: Banner }) {
  const t = useT('home')
  return (
    <AnyLink href={url} className={styles.banner}>
      <Picture src={banner_url} alt={title === '' ? t('banner') : ''} kind="banner" ratio="12 / 5" />
      {title !== '' && <span className={styles.title}>{title}</span>}
    </AnyLink>
  )
}
