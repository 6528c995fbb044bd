import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { CardFields } from './card-fields.tsx'
import { PartnerAddresses } from './partner-addresses.tsx'
import { draftOf, problemsOf, type StaffPartner, settingsOf } from './partner-draft.ts'
import { PartnerLook } from './partner-look.tsx'
import { PartnerNumbers } from './partner-numbers.tsx'
import styles from './partners.module.css'
import { ShapeFields } from './shape-fields.tsx'

/** All settings of a partner; what is wrong stands at its field, and what was typed stays. */
export function PartnerForm({
  partner,
  onSaved,
}: {
  partner: StaffPartner | null
  onSaved: () => Promise<unknown>
}) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(partner))
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const problems = isChecked ? problemsOf(draft) : {}
  const part = {
    draft,
    problems,
    onChange: (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed })),
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    setProblem('')
    if (Object.keys(problemsOf(draft)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    try {
      await staffCall(staff, 'POST /api/staff/partners/:code', {
        code: draft.code,
        settings: settingsOf(draft),
      })
      showToast('success', t('saved', { name: draft.name }))
      await onSaved()
      if (!partner)
        router.navigate({ to: '/staff/partners', search: { code: draft.code }, resetScroll: false })
    } catch (error) {
      setProblem((error instanceof Error && error.message) || t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <PartnerNumbers {...part} isNew={partner === null} />
      <PartnerLook {...part} />
      <PartnerAddresses {...part} />
      <ShapeFields {...part} name="hand_over" legend={t('shape.handOver')} />
      <ShapeFields {...part} name="sealing" legend={t('shape.sealing')} />
      <CardFields {...part} />
      <Checkbox
        checked={draft.is_active}
        onChange={(event) => part.onChange({ is_active: event.currentTarget.checked })}
      >
        {t('active')}
      </Checkbox>
      <Problem>{problem}</Problem>
      <div>
        <Button type="submit" size="small" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
