import type { ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { Page } from '#ui/layout/page.tsx'
import { Fairway } from '#ui/picture/fairway.tsx'
import { usePartner } from '#viewer/partner-store.ts'
import { RefusedPage } from '../login/refused-page.tsx'
import { WaitingPage } from '../login/waiting-page.tsx'
import { useSsoToken } from '../token/use-sso-token.ts'
import styles from './chooser-page.module.css'

/**
 * What a partner's customer can do here, one large entry each. The token of the address signs them in first; without
 * one the entries are there all the same.
 */
export function ChooserPage({
  token,
  back,
  children,
}: {
  token: string | undefined
  back?: string
  children: ReactNode
}) {
  const t = useT('partners')
  const ui = useT('ui')
  const { state, again } = useSsoToken(token)
  const name = useSession()?.fullname
  const partner = usePartner()
  if (state === 'checking') return <WaitingPage title={t('checkpointTitle')} text={t('checkpoint.wait')} />
  if (state === 'invalid') return <RefusedPage title={t('refused.title')} />
  if (state === 'offline') return <RefusedPage title={ui('error.connection')} text="" retry={again} />
  return (
    <Page title={partner?.titles.app || t('chooserTitle')} narrow {...(back === undefined ? {} : { back })}>
      <Fairway className={styles.picture} />
      <div>
        <p className={styles.hello}>{name ? t('chooser.hello', { name }) : t('chooser.helloAll')}</p>
        <p className={styles.question}>{t('chooser.question')}</p>
      </div>
      <div className={styles.choices}>{children}</div>
    </Page>
  )
}
