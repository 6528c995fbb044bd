import { useT } from '../../i18n/use-texts.tsx'
import { DraftInput } from './draft-input.tsx'
import type { PartProps } from './part-props.ts'
import styles from './partners.module.css'

/** Who may frame the product, and where golfers may be sent on a partner's behalf. */
export function PartnerAddresses(part: PartProps) {
  const t = useT('staff-partners')
  return (
    <fieldset className={styles.fields}>
      <legend>{t('part.addresses')}</legend>
      <DraftInput {...part} name="frame_origins" long />
      <DraftInput {...part} name="allowed_hosts" long />
      <DraftInput {...part} name="message_origin" />
      <DraftInput {...part} name="app_url" />
      <DraftInput {...part} name="shop_url" />
      <DraftInput {...part} name="hio_url" />
      <DraftInput {...part} name="callback_url" />
    </fieldset>
  )
}
