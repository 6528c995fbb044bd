import { Link } from '@tanstack/react-router'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import type { Banner } from './banners.ts'

const tones: Record<Banner['state'], StatusTone> = {
  shown: 'good',
  waiting: 'waiting',
  over: 'quiet',
  off: 'quiet',
}

type BannerPlaceProps = { home: number; place: 1 | 2; banners: readonly Banner[]; openId: number | undefined }

/** The banners of one place in the order golfers see them; two buttons move one up or down. */
export function BannerPlace({ home, place, banners, openId }: BannerPlaceProps) {
  const t = useT('staff-content')
  const language = useLanguage()
  const act = useAct()
  const mayOrder = useMayCall()('POST /api/staff/banner-order')

  function move(from: number, to: number) {
    const ids = banners.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    act.send('POST /api/staff/banner-order', { screen_type: home, place, ids })
  }

  return (
    <section className={styles.form}>
      <h2>{t(`banner.place.${place}`)}</h2>
      {banners.length === 0 && <p className={styles.empty}>{t('banner.none')}</p>}
      <ul className={styles.rows}>
        {banners.map((banner, at) => (
          <li
            key={banner.id}
            className={`${styles.row} ${styles.stacked}`}
            data-current={banner.id === openId ? '' : undefined}
          >
            <Link
              to="/staff/banners"
              search={{ home, id: banner.id }}
              resetScroll={false}
              className={styles.withThumb}
            >
              <img src={banner.banner_url} alt="" className={styles.thumb} loading="lazy" />
              <span>
                {banner.titles[language] || banner.titles.vi || banner.url}
                <br />
                <span className={styles.muted}>
                  {banner.url}
                  {banner.ends_at !== null && <br />}
                  {banner.ends_at !== null && t('banner.until', { time: formatHistoryTime(banner.ends_at) })}
                </span>
              </span>
            </Link>
            <span className={styles.side}>
              <StatusBadge tone={tones[banner.state]}>{t(`banner.state.${banner.state}`)}</StatusBadge>
              {mayOrder && (
                <>
                  <IconButton
                    icon="up"
                    label={t('banner.up', { url: banner.url })}
                    disabled={at === 0 || act.busy}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    icon="down"
                    label={t('banner.down', { url: banner.url })}
                    disabled={at === banners.length - 1 || act.busy}
                    onClick={() => move(at, at + 1)}
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Problem>{act.problem}</Problem>
    </section>
  )
}
