import { useEffect } from 'react'
import { useChange } from '#api/client/use-change.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { addPasskey } from './add-passkey.ts'
import { rememberOffer } from './offer-passkey.ts'
import styles from './passkey-offer.module.css'

/**
 * A card at the edge of the page: it covers no dialog, takes no focus, and goes with the page and with the session. It
 * is a part of the login dialog, since the names of all dialogs are in every page's first load.
 */
export function PasskeyOffer({ close }: Pick<DialogControl, 'close'>) {
  const t = useT('account')
  const session = useSession()
  useEffect(() => {
    if (!session) close()
  }, [session, close])
  const { run, isPending } = useChange(async () => {
    const isAdded = await addPasskey()
    rememberOffer()
    close()
    if (isAdded) showToast('success', t('passkey.added'))
  })

  function decline() {
    rememberOffer()
    close()
  }
  return (
    <section className={styles.card} aria-label={t('passkey.offerTitle')}>
      <Icon name="shield" />
      <div className={styles.words}>
        <p className={styles.title}>{t('passkey.offerTitle')}</p>
        <p>{t('passkey.offer')}</p>
        <div className={styles.ways}>
          <Button size="small" busy={isPending} onClick={() => run()}>
            {t('passkey.add')}
          </Button>
          <Button look="quiet" size="small" onClick={decline}>
            {t('passkey.notNow')}
          </Button>
        </div>
      </div>
    </section>
  )
}
