import { useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import type { StaffMember } from './member-panel.tsx'

/** Locking a golfer out or in, and correcting a name; each for a reason that is kept. */
export function MemberActs({
  member,
  onChanged,
}: {
  member: StaffMember
  onChanged: (changed: StaffMember) => void
}) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const act = useAct()
  const [form, setForm] = useState<'lock' | 'name'>()
  const [name, setName] = useState(member.fullname)
  const { id, is_locked } = member

  async function take(work: () => Promise<StaffMember>) {
    const isDone = await act.run(async () => onChanged(await work()))
    if (!isDone) return
    setForm(undefined)
    showToast('success', desk('saved'))
  }

  if (form === 'lock') {
    return (
      <ReasonForm
        label={t('member.reason')}
        button={t(is_locked ? 'member.unlock' : 'member.lock')}
        danger={!is_locked}
        act={act}
        onSend={(reason) =>
          take(() =>
            is_locked
              ? staffCall(staff, 'POST /api/staff/members/:id/unlock', { id, reason })
              : staffCall(staff, 'POST /api/staff/members/:id/lock', { id, reason }),
          )
        }
        onBack={() => setForm(undefined)}
      />
    )
  }
  if (form === 'name') {
    return (
      <div className={styles.part}>
        <Field
          label={t('member.name')}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ReasonForm
          label={t('member.reason')}
          button={desk('save')}
          act={act}
          onSend={(reason) =>
            take(() =>
              staffCall(staff, 'POST /api/staff/members/:id/name', {
                id,
                from: member.fullname,
                fullname: name.trim(),
                reason,
              }),
            )
          }
          onBack={() => setForm(undefined)}
        />
      </div>
    )
  }
  return (
    <div className={styles.buttons}>
      <Button size="small" look="second" onClick={() => setForm('name')}>
        {t('member.rename')}
      </Button>
      <Button size="small" look={is_locked ? 'second' : 'danger'} onClick={() => setForm('lock')}>
        {t(is_locked ? 'member.unlock' : 'member.lock')}
      </Button>
    </div>
  )
}
