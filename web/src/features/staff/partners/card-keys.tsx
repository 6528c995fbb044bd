import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import type { StaffPartner } from './partner-draft.ts'
import styles from './partners.module.css'

const empty = { key: '', secret: '' }

/** The keys of a bank's card page, as its contract names them: entered here, never shown again. */
export function CardKeys({
  partner,
  onChanged,
}: {
  partner: StaffPartner
  onChanged: () => Promise<unknown>
}) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const [typed, setTyped] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function keep(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      await staffCall(staff, 'POST /api/staff/partners/:code/card-keys', { code: partner.code, ...typed })
      setTyped(empty)
      await onChanged()
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t('failed'))
    } finally {
      setBusy(false)
    }
  }

  const type = (name: keyof typeof empty) => ({
    value: typed[name],
    required: true,
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <form className={styles.form} onSubmit={keep}>
      <h3 className={styles.heading}>{t('card.keys')}</h3>
      <p className={styles.muted}>
        {partner.card_key_id === null ? t('keys.none') : <span className="code">{partner.card_key_id}</span>}
      </p>
      <fieldset className={styles.fields}>
        <legend>{t('keys.new')}</legend>
        <Field {...type('key')} label={t('card.key')} />
        <Field {...type('secret')} label={t('keys.mac_secret')} />
      </fieldset>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div>
        <Button type="submit" size="small" look="second" busy={busy}>
          {t('keys.rotate')}
        </Button>
      </div>
    </form>
  )
}
