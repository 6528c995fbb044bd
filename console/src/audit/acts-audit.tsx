import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import type { TextKey } from '../i18n/areas.ts'
import { useLanguage, useT } from '../i18n/use-texts.tsx'
import { AuditTable } from './audit-table.tsx'

type ActOnWire = { readonly at: number; readonly what: string; readonly who: string; readonly detail: string }

/** The words of the acts, by the name of each act on the wire. */
const words: Readonly<Record<string, TextKey<'staff-admin'>>> = {
  'news.added': 'act.added',
  'news.saved': 'act.saved',
  'settings.saved': 'act.saved',
  'package.added': 'act.added',
  'package.saved': 'act.saved',
  'member.viewed': 'act.viewed',
  'member.locked': 'act.locked',
  'member.unlocked': 'act.unlocked',
  'member.renamed': 'act.renamed',
  'member.wallet_corrected': 'act.walletCorrected',
  'member.phone_confirmed': 'act.phoneConfirmed',
  'staff.invited': 'act.invited',
  'staff.saved': 'act.saved',
  'staff.disabled': 'act.disabled',
  'staff.enabled': 'act.enabled',
  'staff.password_renewed': 'act.passwordRenewed',
  'staff.key_renewed': 'act.keyRenewed',
  'staff.key_ended': 'act.keyEnded',
  'staff.webhook_saved': 'act.webhookSaved',
  'staff.webhook_secret_ended': 'act.webhookSecretEnded',
  'staff.permission_given': 'act.permissionGiven',
  'staff.permission_taken': 'act.permissionTaken',
  'staff.factor_added': 'act.factorAdded',
  'staff.factor_removed': 'act.factorRemoved',
  'staff.factor_reset': 'act.factorReset',
  'staff.passkey_added': 'act.passkeyAdded',
  'staff.passkey_removed': 'act.passkeyRemoved',
}

/** The audit log of an entity, the latest first; collapsed by default. */
export function ActsAudit({
  acts,
  words: wordsFor = (name) => name,
}: {
  acts: readonly ActOnWire[]
  /** How what an act was about reads, where it is a list of names: of roles, of settings. */
  words?: (name: string) => string
}) {
  const t = useT('staff-admin')
  const language = useLanguage()
  if (acts.length === 0) return null
  return (
    <details>
      <summary>{t('trail')}</summary>
      <AuditTable entries={acts} what={({ what, detail }) => `${wordsOf(what)}${aboutOf(detail)}`} />
    </details>
  )

  function wordsOf(what: string): string {
    const key = words[what]
    return key === undefined ? what : t(key)
  }

  function aboutOf(detail: string): string {
    return detail === '' ? '' : ` (${listOfNames(detail.split(', ').map(wordsFor), language)})`
  }
}
