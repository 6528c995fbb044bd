import { ActsAudit } from '../../audit/acts-audit.tsx'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { problemsOfSettings } from './setting-problems.ts'
import { useSettingWords } from './setting-words.ts'
import type { Settings, StoredSettings } from './settings.ts'
import { CompanyParts, ImagesPart, LinkParts } from './settings-parts.tsx'

/** All settings in one form, saved together. */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const t = useT('staff-settings')
  const saved = useT('staff-admin')('saved')
  const words = useSettingWords()
  const form = useDraft(() => stored.settings, { version: stored.revision, check })
  const part = { form, samples: stored.samples }

  function check(settings: Settings) {
    const problems = problemsOfSettings(settings)
    return Object.fromEntries(
      Object.entries(problems).map(([path, what]) => [path, what && t(`problem.${what}`)]),
    )
  }

  return (
    <div className={styles.form}>
      <Form
        form={form}
        call="POST /api/staff/settings"
        onSend={(settings) =>
          form.send('POST /api/staff/settings', { revision: form.version, settings }, saved)
        }
        stickyFoot
      >
        <CompanyParts {...part} />
        <LinkParts {...part} />
        <ImagesPart {...part} />
      </Form>
      <ActsAudit acts={stored.history} words={words} />
    </div>
  )
}
