import { Link } from '@tanstack/react-router'
import { deviceName } from '@teeviet/contract/display/device-name'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney, formatMovement } from '@teeviet/contract/rules/money/money'
import { formatDay, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { CorrectWallet } from './correct-wallet.tsx'
import type { StaffMember } from './member.ts'

/** A movement without a bill or payment has only its own number, which the ledger's trace does not know. */
const isTraced = (code: string) => !/^TX\d+$/.test(code)

/** The private data of a golfer, for administrators: contact, wallet, sessions, consents, the audit log. */
export function MemberPrivate({
  memberId,
  member,
  onChanged,
}: {
  memberId: number
  onChanged: (changed: StaffMember) => void
  member: NonNullable<StaffMember['private']>
}) {
  const t = useT('staff-people')
  const language = useLanguage()
  return (
    <>
      <section className={styles.form}>
        <h3>{t('member.person')}</h3>
        <dl className={styles.facts}>
          <dt>{t('member.email')}</dt>
          <dd>{member.email || t('member.nothing')}</dd>
          <dt>{t('member.address')}</dt>
          <dd>{member.address || t('member.nothing')}</dd>
          <dt>{t('member.birthday')}</dt>
          <dd>{member.birthday ? formatDay(member.birthday) : t('member.nothing')}</dd>
          <dt>{t('member.partners')}</dt>
          <dd>{listOfNames(member.partners, language) || t('member.nothing')}</dd>
        </dl>
      </section>
      <section className={styles.form}>
        <h3>{t('member.wallet', { amount: formatMoney(member.points) })}</h3>
        <ul className={styles.rows}>
          {member.movements.map((movement) => (
            <li key={movement.id} className={styles.row}>
              <span>
                <span className={`date ${styles.muted}`}>{formatHistoryTime(movement.at)}</span>{' '}
                {movement.text}{' '}
                {isTraced(movement.code) ? (
                  <Link to="/staff/ledger" search={{ q: movement.code }} className="code">
                    {movement.code}
                  </Link>
                ) : (
                  <span className="code">{movement.code}</span>
                )}
              </span>
              <span className="amount">{formatMovement(movement.points)}</span>
            </li>
          ))}
        </ul>
        <CorrectWallet memberId={memberId} onChanged={onChanged} />
      </section>
      <section className={styles.form}>
        <h3>{t('member.devices')}</h3>
        {member.devices.length === 0 && <p className={styles.empty}>{t('member.noDevices')}</p>}
        <ul>
          {member.devices.map(({ device, signed_in_at }) => (
            <li key={`${device} ${signed_in_at}`}>
              <span className={`date ${styles.muted}`}>{formatHistoryTime(signed_in_at)}</span>{' '}
              <span title={device}>{deviceName(device) || device}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.form}>
        <h3>{t('member.consents')}</h3>
        {member.consents.length === 0 && <p className={styles.empty}>{t('member.nothing')}</p>}
        <ul>
          {member.consents.map(({ document, version, language, given_at }) => (
            <li key={`${document} ${given_at}`}>
              <span className={`date ${styles.muted}`}>{formatHistoryTime(given_at)}</span>{' '}
              {t(document === 'terms' ? 'member.terms' : 'member.userInfo')} {version} ({language})
            </li>
          ))}
        </ul>
      </section>
      <ActsAudit acts={member.history} />
    </>
  )
}
