import { certificatePicture } from '#api/client/addresses.ts'
import { useT } from '#i18n/use-texts.tsx'
import styles from './certificate-qr.module.css'

/** The QR code of a certificate, also in print: it leads to the page that says whether the certificate is genuine. */
export function CertificateQr({ code }: { code: string }) {
  const t = useT('insurance')
  return (
    <figure className={styles.figure}>
      <a href={`/o/${code}`}>
        <img src={certificatePicture(code)} alt={t('sheet.qr')} width={148} height={148} />
      </a>
      <figcaption>{t('sheet.qrNote')}</figcaption>
    </figure>
  )
}
