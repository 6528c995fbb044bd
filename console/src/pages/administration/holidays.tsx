import { createFileRoute } from '@tanstack/react-router'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Page } from '../../lists/page.tsx'
import { AnnounceForm } from '../../sections/holidays/announce-form.tsx'
import { HolidaysTable } from '../../sections/holidays/holidays-table.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

export const Route = createFileRoute('/staff/holidays')({
  staticData: { title: ['staff-holidays', 'nav'], call: 'GET /api/staff/holidays' },
  component: HolidaysPage,
})

/** The holidays by law and those the government announced, which administrators add and remove. */
function HolidaysPage() {
  const t = useT('staff-holidays')
  const holidays = useRead('GET /api/staff/holidays', {})
  return (
    <Page>
      <p className={styles.muted}>{t('intro')}</p>
      <AnnounceForm />
      <Loaded query={holidays} lines={12}>
        {(rows) => <HolidaysTable holidays={rows} />}
      </Loaded>
      <GolfAudit watched={{ subject: 'holiday' }} />
    </Page>
  )
}
