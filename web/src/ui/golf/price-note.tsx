import { useT } from '#i18n/use-texts.tsx'
import styles from './price-note.module.css'

/** What every price of a list includes, and what it does not. */
export function PriceNote() {
  const t = useT('ui')
  return <p className={styles.note}>{t('included')}</p>
}
