import { Link } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { CallHotline } from '#site/call-hotline.tsx'
import styles from './bill-help.module.css'

/** The contact for a bill, and the complaint process. */
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
