import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { staffCall } from '../../api/staff-call.ts'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { CompanyPart } from './company-part.tsx'
import { ImagesPart } from './images-part.tsx'
import { LinksPart } from './links-part.tsx'
import type { SettingProblem } from './setting-problems.ts'
import { useSettingWords } from './setting-words.ts'
import type { Settings, SettingsOnDesk } from './settings.ts'

/** All settings in one form, saved together. */
export function SettingsForm({
  onDesk: { settings: asRead, samples, revision, history },
  onSaved,
}: {
  onDesk: SettingsOnDesk
  onSaved: (saved: SettingsOnDesk) => void
}) {
  const desk = useT('staff-desk')
  const staff = useStaff()
  const act = useAct()
  const words = useSettingWords()
  const t = useT('staff-settings')
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [settings, setSettings] = useState(asRead)
  const part = {
    settings,
    samples,
    wrong: (problem: SettingProblem | null) =>
      isChecked && problem !== null ? { error: t(`problem.${problem}`) } : {},
    change: (changed: Partial<Settings>) => setSettings((before) => ({ ...before, ...changed })),
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setChecked(true))
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (first) return first.focus()
    const isDone = await act.run(async () =>
      onSaved(await staffCall(staff, 'POST /api/staff/settings', { revision, settings })),
    )
    if (isDone) showToast('success', desk('saved'))
  }

  return (
    <form ref={form} className={styles.part} onSubmit={save} noValidate>
      <CompanyPart {...part} />
      <LinksPart {...part} />
      <ImagesPart {...part} />
      {/* Over the rows only while there is something to save. */}
      <div className={settings === asRead ? undefined : styles.stickyFoot}>
        <FormFoot act={act} />
      </div>
      <ActsAudit acts={history} words={words} />
    </form>
  )
}
