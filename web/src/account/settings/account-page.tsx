import { useQuery } from '@tanstack/react-query'
import { complaintStepDays } from '@teeviet/contract/rules/limits'
import { lazy, Suspense } from 'react'
import { siteSettings } from '#api/queries/site-settings.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './account-page.module.css'
import { Consents } from './consents.tsx'
import { Devices } from './devices.tsx'
import { DownloadButton } from './download-button.tsx'
import { Passkeys } from './passkeys.tsx'

const Messages = lazy(() => import('./messages.tsx'))

/** The account actions besides the profile: devices, channels of messages, consents, data export, a complaint, deletion. */
export function AccountPage({ session }: { session: Session }) {
  const t = useT('account-settings')
  const { data: site } = useQuery(siteSettings)
  return (
    <div className={styles.sections}>
      <Section title={t('devices.title')} lead={t('devices.lead')}>
        <Devices session={session} />
      </Section>
      <Section title={t('passkeys.title')} lead={t('passkeys.lead')}>
        <Passkeys session={session} />
      </Section>
      <Section title={t('messages.title')} lead={t('messages.lead')}>
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={220} />
            </div>
          }
        >
          <Messages session={session} />
        </Suspense>
      </Section>
      <Section title={t('data.title')} lead={t('data.lead')}>
        <Card className={styles.rows}>
          <Consents session={session} />
          <DownloadButton vga={session.vga} />
        </Card>
      </Section>
      <Section title={t('complaint.title')} lead={t('complaint.lead', { n: complaintStepDays })}>
        <div className={styles.ways}>
          {site?.hotline && (
            <ButtonAnchor icon="phone" look="second" href={`tel:${site.hotline.replaceAll(/\s/g, '')}`}>
              {site.hotline}
            </ButtonAnchor>
          )}
          {site?.chat_url && (
            <ButtonAnchor icon="chat" look="second" href={site.chat_url} newTab>
              {t('complaint.chat')}
            </ButtonAnchor>
          )}
          <ButtonLink look="quiet" to="/policy/complaint-resolution-mechanism">
            {t('complaint.policy')}
          </ButtonLink>
        </div>
      </Section>
      <Section title={t('delete.title')} lead={t('delete.lead')}>
        <div className={styles.ways}>
          <Button look="danger" icon="trash" onClick={() => openDialog('delete-account')}>
            {t('delete.button')}
          </Button>
        </div>
      </Section>
    </div>
  )
}
