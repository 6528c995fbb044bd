import { codePicture } from '#api/client/addresses.ts'
import { useT } from '#i18n/use-texts.tsx'
import styles from './booking-code.module.css'

/** The code of a booking, large enough to be read out, and as a QR code for the scanner of the club. */
export function BookingCode({ code }: { code: string }) {
  const t = useT('round')
  return (
    <div className={styles.box}>
      <img
        className={styles.qr}
        src={codePicture(code)}
        alt={t('atClub.qr', { code })}
        width={96}
        height={96}
      />
      <div className={styles.words}>
        <p className={styles.label}>{t('code')}</p>
        <p className={`code ${styles.code}`}>{code}</p>
        <p className={styles.hint}>{t('atClub.show')}</p>
      </div>
    </div>
  )
}
