import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Page } from '../../lists/page.tsx'
import { SettingsForm } from '../../sections/settings/settings-form.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

export const Route = createFileRoute('/staff/settings')({
  staticData: { title: ['staff-admin', 'nav.settings'], call: 'GET /api/staff/settings' },
  component: SettingsPage,
})

/** The operator's settings for the whole site; samples are marked. */
function SettingsPage() {
  const t = useT('staff-settings')
  const read = useRead('GET /api/staff/settings', {})
  return (
    <Page>
      <Loaded query={read} lines={12}>
        {(stored) => (
          <>
            {stored.samples.length > 0 && <p className={styles.note}>{t('samples')}</p>}
            <SettingsForm stored={stored} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
