import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffMember } from './member.ts'

type MemberActsProps = { member: StaffMember; onChanged: (changed: StaffMember) => void }

/** Locking a golfer out or in, and correcting a name; each for a reason that is kept. */
export function MemberActs({ member, onChanged }: MemberActsProps) {
  const t = useT('staff-people')
  const common = useT('staff-admin')
  const act = useAct()
  const [form, setForm] = useState<'lock' | 'name'>()
  const [name, setName] = useState(member.fullname)
  const { id, is_locked } = member
  const lock = is_locked ? 'POST /api/staff/members/:id/unlock' : 'POST /api/staff/members/:id/lock'
  const rename = 'POST /api/staff/members/:id/name'

  async function send(reason: string) {
    const changed =
      form === 'lock'
        ? await act.send(lock, { id, reason }, common('saved'))
        : await act.send(
            rename,
            { id, from: member.fullname, fullname: name.trim(), reason },
            common('saved'),
          )
    if (changed) onChanged(changed)
    return changed
  }

  if (form === undefined)
    return (
      <div className={styles.buttons}>
        <Button call={rename} look="second" onClick={() => setForm('name')}>
          {t('member.rename')}
        </Button>
        <Button call={lock} look={is_locked ? 'second' : 'danger'} onClick={() => setForm('lock')}>
          {t(is_locked ? 'member.unlock' : 'member.lock')}
        </Button>
      </div>
    )
  return (
    <div className={styles.form}>
      {form === 'name' && (
        <TextInput
          label={t('member.name')}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <ReasonForm
        label={t('member.reason')}
        button={form === 'name' ? common('save') : t(is_locked ? 'member.unlock' : 'member.lock')}
        danger={form === 'lock' && !is_locked}
        act={act}
        onSend={send}
        onBack={() => setForm(undefined)}
      />
    </div>
  )
}
