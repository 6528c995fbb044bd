import { staffCall } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { KeyForm, keyField } from './key-form.tsx'
import type { StaffPartner } from './partner-draft.ts'
import styles from './partners.module.css'

/** The keys of a bank's card page, as its contract names them: entered here, never shown again. */
export function CardKeys({
  partner: { code, card_key_id },
  onChanged,
}: {
  partner: StaffPartner
  onChanged: () => Promise<unknown>
}) {
  const t = useT('staff-partners')
  const staff = useStaff()

  async function send(typed: (name: string) => string) {
    const keys = { key: typed('key'), secret: typed('secret') }
    await staffCall(staff, 'POST /api/staff/partners/:code/card-keys', { code, ...keys })
    await onChanged()
  }

  return (
    <KeyForm
      title={t('card.keys')}
      known={
        <p className={styles.muted}>
          {card_key_id === null ? t('keys.none') : <span className="code">{card_key_id}</span>}
        </p>
      }
      ends={card_key_id === null ? null : t('card.ends')}
      onSend={send}
    >
      <Field {...keyField} name="key" label={t('card.key')} required />
      <Field {...keyField} name="secret" label={t('keys.mac_secret')} required />
    </KeyForm>
  )
}
