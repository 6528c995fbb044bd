import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import { CodeForm } from './code-form.tsx'

const pictureSize = 200

type NewFactorProps = { secret: string; qr: string; act: Act; onCode: (code: string) => unknown }

/** What the app needs: the QR code, or the secret to type, and its first code as the proof. */
export function NewFactor({ secret, qr, act, onCode }: NewFactorProps) {
  const t = useT('staff-people')
  return (
    <>
      <p>{t('factor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('factor.qr')}
        width={pictureSize}
        height={pictureSize}
      />
      <CopyRow label={t('factor.secret')} value={secret} />
      <CodeForm act={act} button={t('factor.confirm')} onCode={onCode} />
    </>
  )
}
