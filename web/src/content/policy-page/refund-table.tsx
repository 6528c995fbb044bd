import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { refundTerms } from '#api/queries/refund-terms.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './refund-table.module.css'

type ClubTerms = DataOf<typeof api.site.refundTerms>[number]

const regions = ['north', 'central', 'nha-trang', 'south'] as const

/** The clubs' refund terms, a table for each region; says so as long as they are samples. */
export function RefundTable() {
  const t = useT('policies')
  const query = useQuery(refundTerms)
  return (
    <Loaded query={query} skeleton={<Skeleton lines={8} />} empty={<EmptyState title={t('table.none')} />}>
      {(list) => (
        <div className={styles.tables}>
          {list.some((row) => row.is_sample) && <p className={styles.sample}>{t('table.sample')}</p>}
          <nav className={styles.jump} aria-label={t('table.regions')}>
            {regions.map((region) => (
              <a key={region} href={`#clubs-${region}`}>
                {t(`region.${region}`)}
              </a>
            ))}
          </nav>
          {regions.map((region) => (
            <RegionTable key={region} region={region} rows={list.filter((row) => row.region === region)} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

/** The rows of a region; on phones each is a card. */
function RegionTable({ region, rows }: { region: ClubTerms['region']; rows: readonly ClubTerms[] }) {
  const t = useT('policies')
  if (rows.length === 0) return null
  return (
    <div className={styles.region}>
      <h3 id={`clubs-${region}`}>{t(`region.${region}`)}</h3>
      <table className={styles.table} aria-labelledby={`clubs-${region}`}>
        <thead>
          <tr>
            <th scope="col">{t('table.stt')}</th>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t('table.condition')}</th>
            <th scope="col">{t('table.time')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stt, name, refundPolicy }) => (
            <tr key={stt}>
              <td>{stt}</td>
              <th scope="row">{name || t('table.wholeRegion')}</th>
              <td>{refundPolicy.condition}</td>
              <td>{refundPolicy.time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
