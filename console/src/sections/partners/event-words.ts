import type { TextKey } from '../../i18n/areas.ts'
import { useT } from '../../i18n/use-texts.tsx'

/** How the trail's names of settings and of reasons read: as the form's own fields. */
const words: Readonly<Record<string, TextKey<'staff-partners'>>> = {
  name: 'field.name',
  bank_id: 'field.bank_id',
  source: 'field.source',
  merchant: 'field.merchant',
  screen_type: 'field.screen_type',
  style: 'part.look',
  font: 'field.font',
  icons: 'field.icons',
  titles: 'field.title_app',
  features: 'part.features',
  frame_origins: 'trail.frames',
  message_origin: 'field.message_origin',
  allowed_hosts: 'trail.hosts',
  app_url: 'field.app_url',
  shop_url: 'field.shop_url',
  hio_url: 'field.hio_url',
  callback_url: 'field.callback_url',
  hand_over: 'shape.sso',
  sealing: 'shape.sealing',
  card: 'card.title',
  card_url: 'field.card_url',
  card_merchant: 'field.card_merchant',
  is_active: 'active',
  foreign: 'reason.foreign',
  incomplete: 'reason.incomplete',
  expired: 'reason.expired',
  early: 'reason.early',
  replayed: 'reason.replayed',
}

/** The text of an event's detail; one without a text, such as the name of a key, is shown unchanged. */
export function useEventWords(): (detail: string) => string {
  const t = useT('staff-partners')
  return (detail) =>
    detail
      .split(', ')
      .map((part) => {
        const key = words[part]
        return key === undefined ? part : t(key)
      })
      .join('\u00a0· ')
}
