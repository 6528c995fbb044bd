import { rich, useT } from '#i18n/use-texts.tsx'
import styles from './agreed-by.module.css'

/** Says before an account is created what pressing `button` agrees to. The texts open beside the form. */
export function AgreedBy({ button }: { button: string }) {
  const t = useT('account')
  const shell = useT('shell')
  return (
    <p className={styles.agreed}>
      {rich(t('agreedBy', { button }), {
        terms: (
          <a key="terms" href="/policy/terms-transaction" target="_blank" rel="noreferrer">
            {shell('policies.terms')}
          </a>
        ),
        privacy: (
          <a key="privacy" href="/policy/user-info-security" target="_blank" rel="noreferrer">
            {shell('policies.userInfo')}
          </a>
        ),
      })}
    </p>
  )
}
