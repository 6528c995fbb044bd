import { formatHistoryTime } from '@teeviet/contract/rules/dates'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../../api/calls.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyRow } from '../../../ui/copy-row.tsx'
import { Field, LongField } from '../../../ui/field.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import type { StaffPartner } from './partner-draft.ts'
import styles from './partners.module.css'

type Made = Pick<DataOf<'POST /api/staff/partners/:code/keys'>, 'cipher_key' | 'mac_secret'>
const empty = { cipher_key: '', mac_secret: '', verify_key: '' }

/** The keys a partner has, by when they came, and new ones: made here and told once, or given by the partner. */
export function PartnerKeys({
  partner,
  onChanged,
}: {
  partner: StaffPartner
  onChanged: () => Promise<unknown>
}) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const [typed, setTyped] = useState(empty)
  const [made, setMade] = useState<Made | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function rotate(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      setMade(await staffCall(staff, 'POST /api/staff/partners/:code/keys', { code: partner.code, ...typed }))
      setTyped(empty)
      await onChanged()
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t('failed'))
    } finally {
      setBusy(false)
    }
  }

  const type = (name: keyof typeof empty) => ({
    label: t(`keys.${name}`),
    value: typed[name],
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <form className={styles.form} onSubmit={rotate} noValidate>
      <h3 className={styles.heading}>{t('keys.title')}</h3>
      {partner.keys.length === 0 && <p className={styles.muted}>{t('keys.none')}</p>}
      <ul className={styles.lines}>
        {partner.keys.map((key) => (
          <li key={key.key_id}>
            <span className="code">{key.key_id}</span> {formatHistoryTime(key.created_at)} {key.created_by}{' '}
            <span className={styles.muted}>
              {key.valid_until === null
                ? t('keys.current')
                : t('keys.until', { time: formatHistoryTime(key.valid_until) })}
            </span>
          </li>
        ))}
      </ul>
      <fieldset className={styles.fields}>
        <legend>{t('keys.new')}</legend>
        <Field {...type('cipher_key')} hint={t('keys.leaveEmpty')} />
        <Field {...type('mac_secret')} hint={t('keys.leaveEmpty')} />
        <LongField {...type('verify_key')} rows={3} />
      </fieldset>
      <p className={styles.muted}>{t('keys.note')}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div aria-live="polite" className={styles.made}>
        {made && (made.cipher_key || made.mac_secret) && <p>{t('keys.once')}</p>}
        {made?.cipher_key && <CopyRow label={t('keys.cipher_key')} value={made.cipher_key} />}
        {made?.mac_secret && <CopyRow label={t('keys.mac_secret')} value={made.mac_secret} />}
      </div>
      <div>
        <Button type="submit" size="small" look="second" busy={busy}>
          {t('keys.rotate')}
        </Button>
      </div>
    </form>
  )
}
