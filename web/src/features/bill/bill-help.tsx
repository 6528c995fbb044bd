import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { siteSettings } from '../../shell/site-settings.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import styles from './bill-help.module.css'

/** Whom to call about a bill, and what happens to a complaint. */
export function BillHelp() {
  const t = useT('bill')
  const { data: settings } = useQuery(siteSettings)
  return (
    <div className={styles.help}>
      <p>{t('help.text')}</p>
      {settings && (
        <ButtonAnchor look="quiet" icon="phone" href={`tel:${settings.hotline.replaceAll(/[^\d+]/g, '')}`}>
          {t('help.call', { phone: settings.hotline })}
        </ButtonAnchor>
      )}
      <Link to="/policy/complaint-resolution-mechanism">{t('help.complaint')}</Link>
    </div>
  )
}
