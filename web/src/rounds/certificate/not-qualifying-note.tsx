import { useT } from '#i18n/use-texts.tsx'
import { CallHotline } from '#site/call-hotline.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import type { Certificate } from './certificate.ts'
import styles from './certificate-sheet.module.css'

/**
 * The effect of an unmet condition on the golfer: the certificate is valid, this round pays no prize; and the contact.
 */
export function NotQualifyingNote({ certificate }: { certificate: Certificate }) {
  const t = useT('insurance')
  const { is_enough_players, is_standard_18, number_player } = certificate
  return (
    <div className={styles.note} role="note">
      <p>
        <Sentences>
          {t('sheet.noPrize')}
          {is_enough_players === 0 && t('sheet.tooFew', { n: number_player })}
          {is_standard_18 === 0 && t('sheet.notStandard')}
          {t('sheet.askUs')}
        </Sentences>
      </p>
      <CallHotline />
    </div>
  )
}
