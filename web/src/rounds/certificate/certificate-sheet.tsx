import { Link } from '@tanstack/react-router'
import { hioLeastPlayers, largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { ReactNode } from 'react'
import { useMoment } from '#i18n/use-moment.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge } from '#ui/golf/status-badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { FlightList } from '../flights/flight-list.tsx'
import type { Certificate } from './certificate.ts'
import { CertificateQr } from './certificate-qr.tsx'
import styles from './certificate-sheet.module.css'
import { certificateStatus } from './certificate-status.ts'
import { InsuredTable } from './insured-table.tsx'
import { NotQualifyingNote } from './not-qualifying-note.tsx'

const tones = { valid: 'good', notQualifying: 'waiting', withdrawn: 'bad' } as const

// no header and footer elements: those are hidden in print
/** A printed certificate: its golfer and round, the insured players and amounts, and the conditions. */
export function CertificateSheet({
  certificate,
  sample,
}: {
  certificate: Certificate
  /** Figures only the sample carries. */
  sample?: ReactNode
}) {
  const t = useT('insurance')
  const moment = useMoment()
  const { is_withdrawn, withdrawn_at } = certificate
  const standing = certificateStatus(certificate)
  const facts: [string, ReactNode][] = [
    [t('sheet.number'), <span className="code">{certificate.number}</span>],
    [t('sheet.issued'), moment(certificate.issued_at)],
    [t('sheet.holder'), certificate.holder],
    [t('sheet.bill'), <span className="code">{certificate.general_bill_code}</span>],
    [t('sheet.course'), certificate.facility],
    [t('sheet.playTime'), moment(certificate.date_played)],
    [t('sheet.holes'), certificate.number_hole ?? ''],
    [t('sheet.players'), certificate.number_player],
    [t('sheet.insurer'), certificate.insurer],
  ]
  return (
    <article className={styles.sheet} data-withdrawn={is_withdrawn}>
      <div className={styles.head}>
        <h2>{t('certificate')}</h2>
        <StatusBadge tone={sample ? 'quiet' : tones[standing]}>
          {t(sample ? 'sheet.sample' : `sheet.${standing}`)}
        </StatusBadge>
      </div>
      {sample && <p className={styles.note}>{t('sheet.sampleNote')}</p>}
      {withdrawn_at !== null && (
        <p className={styles.note}>{t('sheet.withdrawnAt', { time: moment(withdrawn_at) })}</p>
      )}
      {standing === 'notQualifying' && <NotQualifyingNote certificate={certificate} />}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {certificate.flights.length > 1 && <FlightList flights={certificate.flights} />}
      <InsuredTable insured={certificate.insured} />
      <section className={styles.conditions}>
        <h3>{t('sheet.conditions')}</h3>
        <ul>
          <Condition met={certificate.is_enough_players === 1}>
            {t('sheet.minPlayers', { n: hioLeastPlayers })}
          </Condition>
          <Condition met={certificate.is_standard_18 === 1}>{t('sheet.standard')}</Condition>
        </ul>
        <p>{t('sheet.once')}</p>
        <p>{t('sheet.most', { amount: formatMoney(largestInsuranceValue) })}</p>
        {sample}
      </section>
      {certificate.code && <CertificateQr code={certificate.code} />}
      <div className={styles.provider}>
        <p>{t('sheet.arranged', { insurer: certificate.insurer })}</p>
        <p>
          <Link to="/wap/rules-insurance">{t('sheet.terms')}</Link>
        </p>
      </div>
      <div className={styles.print}>
        <Button look="second" icon="print" onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
      </div>
    </article>
  )
}

function Condition({ met, children }: { met: boolean; children: ReactNode }) {
  const t = useT('insurance')
  return (
    <li className={met ? styles.met : styles.unmet}>
      <Icon name={met ? 'check' : 'alert'} size={18} />
      <span>{children}</span>
      <strong>{t(met ? 'sheet.met' : 'sheet.unmet')}</strong>
    </li>
  )
}
