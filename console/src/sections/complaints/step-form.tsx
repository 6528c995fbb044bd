import { type ComplaintStep, needsAnswer, needsDay } from '@teeviet/contract/rules/complaint-steps'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useNeeded } from '../../forms/use-needed.ts'
import { WhenField } from '../../forms/when-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { LongField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import type { StaffComplaint } from './complaint-row.tsx'

/** Takes a complaint a step further: what the golfer reads, what the staff note, and the day where the policy has none. */
export function StepForm({
  complaint,
  to,
  onBack,
  onDone,
}: {
  complaint: StaffComplaint
  to: ComplaintStep
  onBack: () => void
  onDone: () => void
}) {
  const t = useT('staff-people')
  const staff = useStaff()
  const act = useAct(onDone)
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState('')
  const [due, setDue] = useState<number | null>(null)
  const { form, needed, isWhole } = useNeeded()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWhole()) return
    const { id, step: from, code } = complaint
    const isDone = await act.run(() =>
      staffCall(staff, 'POST /api/staff/complaints/:id/step', {
        id,
        from,
        to,
        answer: answer.trim(),
        note: note.trim(),
        due_at: due,
      }),
    )
    if (!isDone) return
    showToast('success', t('complaint.moved', { code }))
    onDone()
  }

  return (
    <form ref={form} className={styles.part} onSubmit={submit} noValidate>
      <LongField
        label={t(needsAnswer(to) ? 'complaint.answer' : 'complaint.answerIfAny')}
        hint={t('complaint.answerHint')}
        rows={3}
        maxLength={4000}
        autoFocus
        value={answer}
        {...(needsAnswer(to) ? needed(answer) : {})}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <LongField
        label={t('complaint.note')}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {needsDay(to) && (
        <WhenField
          label={t('complaint.day')}
          value={due}
          {...needed(due === null ? '' : String(due))}
          onChange={setDue}
        />
      )}
      <FormFoot act={act} label={t(`complaint.to.${to}`)} onBack={onBack} />
    </form>
  )
}
