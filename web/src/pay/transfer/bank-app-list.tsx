import { useT } from '#i18n/use-texts.tsx'
import styles from './bank-app-list.module.css'
import { type AppTransfer, bankAppLink, bankApps } from './bank-apps.ts'

/** Links that open the golfer's banking app, on phones: a phone cannot scan its own screen. */
export function BankAppList({ transfer }: { transfer: AppTransfer }) {
  const t = useT('payment')
  return (
    <details className={styles.apps}>
      <summary className={styles.open}>{t('qr.apps')}</summary>
      <ul className={styles.list} translate="no">
        {bankApps.map((bank) => (
          <li key={bank.code}>
            <a className={styles.app} href={bankAppLink(bank, transfer)} target="_blank" rel="noreferrer">
              {bank.name}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('qr.appsHint')}</p>
    </details>
  )
}
