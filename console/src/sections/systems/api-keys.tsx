import { Checkbox } from '@mantine/core'
import { previousKeyDays } from '@teeviet/contract/rules/limits'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { type Act, useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { CopyRow } from '../../kit/copy-row.tsx'
import { Problem } from '../../kit/problem.tsx'
import type { StaffCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'

type ApiKeysProps<Scope extends string> = {
  /** Of the club or partner. */
  name: string
  /** The current key. */
  known: { scopes: Scope[]; created_at: number; used_at: number | null; key_id?: string } | null
  /** Every scope with its words, in their order. */
  words: Readonly<Record<Scope, string>>
  /** Chosen for a first key. */
  usual: readonly Scope[]
  /** The key just made. */
  made: string | null
  renewCall: StaffCall
  endCall: StaffCall
  onRenew: (act: Act, scopes: Scope[]) => Promise<unknown>
  onEnd: (act: Act) => Promise<unknown>
}

/** The key by which the system of a club or a partner calls the product: its scopes, a new one, and the end of all. */
export function ApiKeys<Scope extends string>({
  name,
  known,
  words,
  usual,
  made,
  renewCall,
  endCall,
  onRenew,
  onEnd,
}: ApiKeysProps<Scope>) {
  const t = useT('staff-systems')
  const back = useT('staff-admin')('back')
  const act = useAct()
  const [scopes, setScopes] = useState<readonly Scope[]>(known?.scopes ?? usual)
  const all = Object.keys(words).filter((scope): scope is Scope => scope in words)

  async function end() {
    const title = t('key.end')
    const message = t('key.endQuestion', { name })
    if (await confirm({ title, message, confirm: title, cancel: back, danger: true })) await onEnd(act)
  }

  return (
    <>
      <p>{keyText()}</p>
      <Checkbox.Group
        label={t('key.scopes')}
        value={[...scopes]}
        onChange={(chosen) => setScopes(all.filter((scope) => chosen.includes(scope)))}
      >
        <div className={styles.buttons}>
          {all.map((scope) => (
            <Checkbox key={scope} value={scope} label={words[scope]} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.buttons}>
        <Button
          call={renewCall}
          look="second"
          busy={act.busy}
          disabled={scopes.length === 0}
          onClick={() => onRenew(act, [...scopes])}
        >
          {t('key.renew')}
        </Button>
        {known && (
          <Button call={endCall} look="quiet" busy={act.busy} onClick={end}>
            {t('key.end')}
          </Button>
        )}
      </div>
      {known && <p className={styles.muted}>{t('key.before', { n: previousKeyDays })}</p>}
      <div aria-live="polite">{made !== null && <CopyRow label={t('key.once')} value={made} />}</div>
      <Problem>{act.problem}</Problem>
    </>
  )

  function keyText(): string {
    if (!known) return t('key.none')
    const used =
      known.used_at === null ? t('key.unused') : t('key.used', { time: formatHistoryTime(known.used_at) })
    const since = t('key.since', { time: formatHistoryTime(known.created_at) })
    return [known.key_id, since, used].filter(Boolean).join(', ')
  }
}
