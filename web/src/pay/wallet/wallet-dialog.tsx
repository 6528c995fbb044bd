import { useQuery } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { may } from '@teeviet/contract/rules/visibility'
import { siteSettings } from '#api/queries/site-settings.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MenuButton, MenuLink } from '#ui/layout/menu.tsx'
import { useViewer } from '#viewer/viewer.ts'
import { Balance } from './balance.tsx'
import styles from './wallet-dialog.module.css'

/** The balance and the ways to top up, to what went in and out, and to the wallet's terms. */
export default function WalletDialog({ close }: DialogControl) {
  const t = useT('wallet')
  const navigate = useNavigate()
  const session = useSession()
  const mayTopUp = may('topUp', useViewer())
  const { data: site } = useQuery(siteSettings)
  if (!session) return null
  function go(to: LinkProps['to']) {
    close()
    navigate({ to })
  }
  return (
    <Dialog title={t('title')} close={() => close()}>
      <div className={styles.balance}>
        <Balance session={session} />
      </div>
      {mayTopUp && <MenuButton icon="add" label={t('topUp')} onPress={() => go('/wap/wallet/add-point')} />}
      <MenuButton icon="list" label={t('history')} onPress={() => go('/wap/wallet/history-transaction')} />
      {site?.wallet_terms_url && (
        <MenuLink
          icon="file"
          label={t('terms')}
          href={site.wallet_terms_url}
          newTab
          onPress={() => close()}
        />
      )}
    </Dialog>
  )
}
