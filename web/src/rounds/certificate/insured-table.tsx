import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '#i18n/use-texts.tsx'
import type { Certificate } from './certificate.ts'
import styles from './certificate-sheet.module.css'

/** The insured players, with package and amount; on a phone each as a card of its own. */
export function InsuredTable({ insured }: { insured: Certificate['insured'] }) {
  const t = useT('insurance')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sheet.insured')}</th>
          <th scope="col">{t('sheet.number')}</th>
          <th scope="col">{t('sheet.package')}</th>
          <th scope="col" className={styles.right}>
            {t('sheet.cover')}
          </th>
          <th scope="col" className={styles.right}>
            {t('sheet.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {insured.map((one) => (
          <tr key={one.id} data-withdrawn={one.is_withdrawn}>
            <th scope="row">
              {one.name}
              {one.is_withdrawn === 1 && <span className={styles.gone}> ·&nbsp;{t('sheet.withdrawn')}</span>}
            </th>
            <td className="code">{one.number}</td>
            <td className={styles.wide}>{one.package_name || t('sheet.free')}</td>
            <td className={`amount ${styles.right}`} data-label={t('sheet.cover')}>
              {one.cover > 0 ? formatMoney(one.cover) : t('sheet.capReached')}
            </td>
            <td className={`amount ${styles.right}`} data-label={t('sheet.premium')}>
              {one.premium > 0 ? formatMoney(one.premium) : t('sheet.gift')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
