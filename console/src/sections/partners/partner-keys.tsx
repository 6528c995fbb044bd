import { Textarea, TextInput } from '@mantine/core'
import { previousKeyDays } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import styles from '../../theme/layout.module.css'
import { KeyForm, keyField } from './key-form.tsx'
import type { StaffPartner } from './partner-draft.ts'

type Made = Pick<DataOf<'POST /api/staff/partners/:code/keys'>, 'cipher_key' | 'mac_secret'>

/** A partner's keys, by their dates, and new ones: generated here and shown once, or supplied by the partner. */
export function PartnerKeys({ partner: { code, keys } }: { partner: StaffPartner }) {
  const t = useT('staff-partners')
  const act = useAct()
  const [made, setMade] = useState<Made | null>(null)

  async function send(typed: (name: string) => string) {
    const [cipher_key, mac_secret, verify_key] = ['cipher_key', 'mac_secret', 'verify_key'].map(typed)
    const given = { code, cipher_key, mac_secret, verify_key }
    const answer = await act.send('POST /api/staff/partners/:code/keys', given)
    if (answer) setMade(answer)
    return answer
  }

  return (
    <KeyForm
      title={t('keys.title')}
      known={
        <>
          {keys.length === 0 && <p className={styles.muted}>{t('keys.none')}</p>}
          <ul>
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
        <div aria-live="polite">
          {made && (made.cipher_key || made.mac_secret) && <p>{t('keys.once')}</p>}
          {made?.cipher_key && <CopyRow label={t('keys.cipher_key')} value={made.cipher_key} />}
          {made?.mac_secret && <CopyRow label={t('keys.mac_secret')} value={made.mac_secret} />}
        </div>
      }
      ends={keys.length > 0 ? t('keys.note', { n: previousKeyDays }) : null}
      act={act}
      call="POST /api/staff/partners/:code/keys"
      onSend={send}
    >
      {(['cipher_key', 'mac_secret'] as const).map((name) => (
        <TextInput
          key={name}
          {...keyField}
          name={name}
          label={t(`keys.${name}`)}
          description={t('keys.leaveEmpty')}
        />
      ))}
      <Textarea {...keyField} name="verify_key" label={t('keys.verify_key')} rows={3} />
    </KeyForm>
  )
}

/** The keys of a bank's card page, as its contract names them: entered here, never shown again. */
export function CardKeys({ partner: { code, card_key_id } }: { partner: StaffPartner }) {
  const t = useT('staff-partners')
  const act = useAct()
  const call = 'POST /api/staff/partners/:code/card-keys'
  return (
    <KeyForm
      title={t('card.keys')}
      known={
        <p className={styles.muted}>
          {card_key_id === null ? t('keys.none') : <span className="code">{card_key_id}</span>}
        </p>
      }
      ends={card_key_id === null ? null : t('card.ends')}
      act={act}
      call={call}
      onSend={(typed) => act.send(call, { code, key: typed('key'), secret: typed('secret') })}
    >
      <TextInput {...keyField} name="key" label={t('card.key')} required />
      <TextInput {...keyField} name="secret" label={t('keys.mac_secret')} required />
    </KeyForm>
  )
}
