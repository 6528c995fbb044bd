import { Link, type LinkProps } from '@tanstack/react-router'
import styles from '../forms/desk.module.css'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'

/** Back to the list, on screens that show either the list or what was opened from it. */
export function ToList({ link }: { link: Pick<LinkProps, 'to' | 'search'> }) {
  const t = useT('staff-desk')
  return (
    <Link {...link} className={styles.toList}>
      <Icon name="back" size={18} />
      {t('back')}
    </Link>
  )
}
