import { Link } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { CallHotline } from '#site/call-hotline.tsx'
import styles from './bill-help.module.css'

/** Whom to call about a bill, and what happens to a complaint. */
export function BillHelp() {
  const t = useT('bill')
  return (
    <div className={styles.help}>
      <p>{t('help.text')}</p>
      <CallHotline />
      <Link to="/policy/complaint-resolution-mechanism">{t('help.complaint')}</Link>
    </div>
  )
}
