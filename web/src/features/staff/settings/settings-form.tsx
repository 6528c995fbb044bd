import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../desk/desk.module.css'
import { Trail } from '../desk/trail.tsx'
import { useAct } from '../desk/use-act.ts'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import { CompanyPart } from './company-part.tsx'
import { ImagesPart } from './images-part.tsx'
import { LinksPart } from './links-part.tsx'
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
  const [settings, setSettings] = useState(asRead)
  const part = {
    settings,
    samples,
    change: (changed: Partial<Settings>) => setSettings((before) => ({ ...before, ...changed })),
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const isDone = await act.run(async () =>
      onSaved(await staffCall(staff, 'POST /api/staff/settings', { revision, settings })),
    )
    if (isDone) showToast('success', desk('saved'))
  }

  return (
    <form className={styles.part} onSubmit={save} noValidate>
      <CompanyPart {...part} />
      <LinksPart {...part} />
      <ImagesPart {...part} />
      <p role="alert" className={styles.problem}>
        {act.problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={act.busy}>
          {desk('save')}
        </Button>
      </div>
      <Trail acts={history} />
    </form>
  )
}
