import { TextInput } from '@mantine/core'
import { longestPasskeyName } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { List } from '../../lists/list.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

type Passkey = DataOf<'GET /api/staff/passkeys'>[number]

/** The staff member's passkeys: when each was added and last used; each can be removed, and another one added. */
export function OwnPasskeys() {
  const t = useT('staff-people')
  const ui = useT('ui')
  const list = useRead('GET /api/staff/passkeys', {})
  const act = useAct()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<'declined' | 'missing'>()
  const missing = useT('staff-admin')('missing')

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name')).trim()
    act.forget()
    setProblem(name === '' ? 'missing' : undefined)
    const optionsJSON = name !== '' && (await act.send('POST /api/staff/passkeys/begin', {}))
    if (!optionsJSON) return
    const { startRegistration } = await import('@simplewebauthn/browser')
    const credential = await startRegistration({ optionsJSON }).catch(() => null)
    if (credential === null) return setProblem('declined')
    const added = await act.send('POST /api/staff/passkeys', { name, credential }, t('passkey.added'))
    if (!added) return
    form.reset()
    if (added.recovery_codes.length > 0) setCodes(added.recovery_codes)
  }

  async function remove({ id, name }: Passkey) {
    const isSure = await confirm({
      message: t('passkey.sure', { name }),
      confirm: t('passkey.remove'),
      cancel: ui('close'),
      danger: true,
    })
    if (isSure) await act.send('POST /api/staff/passkeys/:id/remove', { id }, t('passkey.removed'))
  }

  return (
    <>
      <h2>{t('passkey.title')}</h2>
      <p className={styles.muted}>{t('passkey.lead')}</p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <List query={list} label={t('passkey.title')} lines={2} empty={t('passkey.none')}>
        {(passkey) => <PasskeyRow passkey={passkey} busy={act.busy} onRemove={remove} />}
      </List>
      {'PublicKeyCredential' in window && (
        <form className={styles.form} onSubmit={add} noValidate>
          <div className={styles.fields}>
            <TextInput
              label={t('passkey.name')}
              description={t('passkey.nameHint')}
              name="name"
              autoComplete="off"
              maxLength={longestPasskeyName}
              error={problem === 'missing' && missing}
            />
          </div>
          <div className={styles.buttons}>
            <Button type="submit" look="second" icon="shield" busy={act.busy}>
              {t('passkey.add')}
            </Button>
          </div>
        </form>
      )}
      <Problem>{problem === 'declined' ? t('passkey.declined') : act.problem}</Problem>
    </>
  )
}

type PasskeyRowProps = { passkey: Passkey; busy: boolean; onRemove: (passkey: Passkey) => unknown }

function PasskeyRow({ passkey, busy, onRemove }: PasskeyRowProps) {
  const t = useT('staff-people')
  const { name, created_at, used_at } = passkey
  return (
    <article className={styles.item} aria-label={name}>
      <div className={styles.head}>
        <span>
          <strong>{name}</strong>
          <br />
          <span className={styles.muted}>
            {t('passkey.since', { time: formatHistoryTime(created_at) })}
            {' ·\u00a0'}
            {used_at === null ? t('passkey.unused') : t('passkey.used', { time: formatHistoryTime(used_at) })}
          </span>
        </span>
        <Button
          look="second"
          busy={busy}
          aria-label={t('passkey.removeNamed', { name })}
          onClick={() => onRemove(passkey)}
        >
          {t('passkey.remove')}
        </Button>
      </div>
    </article>
  )
}
