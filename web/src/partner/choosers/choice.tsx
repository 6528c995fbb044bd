import { Link, type LinkProps } from '@tanstack/react-router'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { ssoToken } from '#session/sso-token.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './chooser-page.module.css'

/**
 * Booking a course: the first entry of every chooser. The session of the token goes along; where the browser cannot
 * store it, the token does, in the entry of the history and not in the address.
 */
export function BookChoice() {
  const t = useT('partners')
  return (
    <Link to="/wap" state={{ ssoToken: ssoToken() }} className={classNames(styles.choice, styles.first)}>
      <Entry icon="golf" name={t('chooser.book')} hint={t('chooser.bookHint')} />
    </Link>
  )
}

/** Another service of the partner, on a page of ours that leads there. */
export function ServiceChoice({
  icon,
  name,
  hint,
  ...link
}: { icon: IconName; name: string; hint: string } & LinkProps) {
  return (
    <Link {...link} className={styles.choice}>
      <Entry icon={icon} name={name} hint={hint} />
    </Link>
  )
}

/** Shopping where there is no shop yet: says so. */
export function ComingShopChoice() {
  const t = useT('partners')
  const ui = useT('ui')
  return (
    <button
      type="button"
      className={styles.choice}
      aria-haspopup="dialog"
      onClick={() => openDialog('notice', { title: ui('notice'), message: t('chooser.shopComing') })}
    >
      <Entry icon="shop" name={t('chooser.shop')} hint={t('chooser.shopHint')} />
    </button>
  )
}

function Entry({ icon, name, hint }: { icon: IconName; name: string; hint: string }) {
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icon} size={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <Icon name="right" size={22} />
    </>
  )
}
