import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import styles from './golf.module.css'

/** Says that a colleague changed what is being edited, and offers to show how it is now. */
export function OutdatedNote({ onShow }: { onShow: () => void }) {
  const t = useT('staff-golf')
  return (
    <div className={styles.outdated} role="status">
      <span>{t('outdated')}</span>
      <Button look="second" size="small" onClick={onShow}>
        {t('showNew')}
      </Button>
    </div>
  )
}
