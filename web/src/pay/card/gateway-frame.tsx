import { useT } from '#i18n/use-texts.tsx'
import { ButtonAnchor } from '#ui/form/button.tsx'
import styles from './gateway-frame.module.css'

/** A gateway's page inside ours; it may be opened beside us where frames or their cookies are not allowed. */
export function GatewayFrame({ link, title }: { link: string; title: string }) {
  const t = useT('payment')
  return (
    <>
      <iframe className={styles.frame} src={link} title={title} allow="payment" />
      <p className={styles.beside}>
        {t('card.frameHint')}{' '}
        <ButtonAnchor look="quiet" size="small" icon="external" href={link} newTab>
          {t('card.openTab')}
        </ButtonAnchor>
      </p>
    </>
  )
}
