import { useId } from 'react'
import { rich, useT } from '#i18n/use-texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import styles from './booking-form.module.css'

/** The agreement to the terms, ticked by default; the terms open beside the form, so that it stays as it is. */
export function TermsBox({
  isAgreed,
  isMissed,
  onChange,
}: {
  isAgreed: boolean
  /** Submitted without accepting the terms. */
  isMissed: boolean
  onChange: (isAgreed: boolean) => void
}) {
  const t = useT('booking')
  const id = useId()
  return (
    <div>
      <Checkbox
        name="terms"
        checked={isAgreed}
        aria-invalid={isMissed || undefined}
        aria-describedby={isMissed ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {rich(t('form.agree'), {
          link: (
            <a href="/wap/term-and-condition" target="_blank" rel="noreferrer">
              {t('form.terms')}
            </a>
          ),
        })}
      </Checkbox>
      {isMissed && (
        <p id={id} className={styles.error}>
          {t('missing.terms')}
        </p>
      )}
    </div>
  )
}
