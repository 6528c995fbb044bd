import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { ReactNode } from 'react'
import type { VerifiedCertificate as Verified } from '#api/queries/rounds/verified-certificate.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { StatusBadge } from '#ui/golf/status-badge.tsx'
import styles from './certificate-sheet.module.css'

/** A genuine certificate as anyone with its printed code reads it: the round and the cover, with initials for names. */
export function VerifiedCertificate({ certificate }: { certificate: Verified }) {
  const t = useLazyTexts('documents')
  const sheet = useLazyTexts('insurance')
  const moment = useMoment()
  const { number, facility, date_played, issued_at, insurer, is_withdrawn, insured } = certificate
  const facts: [string, ReactNode][] = [
    [sheet('sheet.number'), <span className="code">{number}</span>],
    [sheet('sheet.course'), facility],
    [sheet('sheet.playTime'), moment(date_played)],
    [sheet('sheet.issued'), moment(issued_at)],
    [sheet('sheet.insurer'), insurer],
  ]
  return (
    <article className={styles.sheet} data-withdrawn={is_withdrawn}>
      <div className={styles.head}>
        <h2>{t('hio.verify.genuine')}</h2>
        <StatusBadge tone={is_withdrawn ? 'bad' : 'good'}>
          {sheet(is_withdrawn ? 'sheet.withdrawn' : 'sheet.valid')}
        </StatusBadge>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('hio.verify.initials')}</th>
            <th scope="col">{sheet('sheet.number')}</th>
            <th scope="col">{sheet('sheet.package')}</th>
            <th scope="col" className={styles.right}>
              {sheet('sheet.cover')}
            </th>
          </tr>
        </thead>
        <tbody>
          {insured.map((one) => (
            <tr key={one.number} data-withdrawn={one.is_withdrawn}>
              <th scope="row">
                {one.initials}
                {one.is_withdrawn === 1 && (
                  <span className={styles.gone}> ·&nbsp;{sheet('sheet.withdrawn')}</span>
                )}
              </th>
              <td className="code">{one.number}</td>
              <td className={styles.wide}>{one.package_name || sheet('sheet.free')}</td>
              <td className={`amount ${styles.right}`} data-label={sheet('sheet.cover')}>
                {one.cover > 0 ? formatMoney(one.cover) : sheet('sheet.capReached')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.provider}>{t('hio.verify.privacy')}</p>
    </article>
  )
}
