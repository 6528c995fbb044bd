import { previousKeyDays } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Field, LongField } from '../../kit/field.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { KeyForm, keyField } from './key-form.tsx'
import type { StaffPartner } from './partner-draft.ts'
import styles from './partners.module.css'

type Made = Pick<DataOf<'POST /api/staff/partners/:code/keys'>, 'cipher_key' | 'mac_secret'>

/** The keys a partner has, by when they came, and new ones: made here and told once, or given by the partner. */
export function PartnerKeys({
  partner: { code, keys },
  onChanged,
}: {
  partner: StaffPartner
  onChanged: () => Promise<unknown>
}) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const [made, setMade] = useState<Made | null>(null)

  async function send(typed: (name: string) => string) {
    const given = {
      cipher_key: typed('cipher_key'),
      mac_secret: typed('mac_secret'),
      verify_key: typed('verify_key'),
    }
    setMade(await staffCall(staff, 'POST /api/staff/partners/:code/keys', { code, ...given }))
    await onChanged()
  }

  return (
    <KeyForm
      title={t('keys.title')}
      known={
        <>
          {keys.length === 0 && <p className={styles.muted}>{t('keys.none')}</p>}
          <ul className={styles.lines}>
            {keys.map(({ key_id, created_at, created_by, valid_until }) => (
              <li key={key_id}>
                <span className="code">{key_id}</span> {formatHistoryTime(created_at)} {created_by}{' '}
                <span className={styles.muted}>
                  {valid_until === null
                    ? t('keys.current')
                    : t('keys.until', { time: formatHistoryTime(valid_until) })}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.muted}>{t('keys.note', { n: previousKeyDays })}</p>
        </>
      }
      below={
        <div aria-live="polite" className={styles.made}>
          {made && (made.cipher_key || made.mac_secret) && <p>{t('keys.once')}</p>}
          {made?.cipher_key && <CopyRow label={t('keys.cipher_key')} value={made.cipher_key} />}
          {made?.mac_secret && <CopyRow label={t('keys.mac_secret')} value={made.mac_secret} />}
        </div>
      }
      ends={keys.length > 0 ? t('keys.note', { n: previousKeyDays }) : null}
      onSend={send}
    >
      <Field {...keyField} name="cipher_key" label={t('keys.cipher_key')} hint={t('keys.leaveEmpty')} />
      <Field {...keyField} name="mac_secret" label={t('keys.mac_secret')} hint={t('keys.leaveEmpty')} />
      <LongField {...keyField} name="verify_key" label={t('keys.verify_key')} rows={3} />
    </KeyForm>
  )
}
