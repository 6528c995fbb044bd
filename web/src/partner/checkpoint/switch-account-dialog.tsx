import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './switch-account-dialog.module.css'

type Account = { id_display: string; fullname: string }

/**
 * Asks before a link replaces the session of another account: closes with true when the golfer wants to switch. To
 * stay is the default, also when the dialog is dismissed.
 */
export default function SwitchAccountDialog({
  current,
  handed,
  close,
}: DialogControl & { current: Account; handed: Account }) {
  const t = useT('partners')
  return (
    <Dialog
      title={t('switch.title')}
      close={() => close(false)}
      footer={
        <>
          <Button look="second" onClick={() => close(true)}>
            {t('switch.switch', { vid: handed.id_display })}
          </Button>
          <Button look="primary" onClick={() => close(false)} data-autofocus>
            {t('switch.stay')}
          </Button>
        </>
      }
    >
      <p>{t('switch.text')}</p>
      <dl className={styles.accounts}>
        <AccountRow label={t('switch.current')} account={current} />
        <AccountRow label={t('switch.handed')} account={handed} />
      </dl>
      <p className={styles.note}>{t('switch.vid')}</p>
    </Dialog>
  )
}

function AccountRow({ label, account }: { label: string; account: Account }) {
  return (
    <div className={styles.account}>
      <dt>{label}</dt>
      <dd>{[account.fullname, `vID ${account.id_display}`].filter(Boolean).join(' · ')}</dd>
    </div>
  )
}
