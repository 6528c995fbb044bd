import type { MouseEvent } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'

type PasskeyButtonProps = {
  busy: boolean
  /** with what the form around it holds */
  onUse: (form: FormData) => unknown
}

/** Signs in by a passkey of this device, where the browser has them. */
export function PasskeyButton({ busy, onUse }: PasskeyButtonProps) {
  const t = useT('staff')
  if (!('PublicKeyCredential' in window)) return null
  const use = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    onUse(new FormData(form ?? undefined))
  return (
    <Button type="button" look="second" size="md" icon="shield" busy={busy} onClick={use}>
      {t('login.passkey')}
    </Button>
  )
}
