import { closingReasons } from '@teeviet/contract/rules/bookings/closing'
import { refundKinds } from '@teeviet/contract/rules/course-choices'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { customerTypes, dayKinds } from '@teeviet/contract/rules/money/rates'
import { formatDay, formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'

export type GolfChange = DataOf<'GET /api/staff/golf-changes'>[number]

/** Fields of the audit log with a text of their own; all others use the form's. */
const fields = [
  'title',
  'title_en',
  'description',
  'region',
  'sub_region',
  'province',
  'address',
  'phone',
  // as older changes name the contacts
  'club_phones',
  'club_contacts',
  'latitude',
  'longitude',
  'holes',
  'par',
  'length_yards',
  'designed_by',
  'opened',
  'website',
  'has_lights',
  'facilities',
  'dress_code',
  'paths',
  'pictures',
  'logo',
  'featured_rank',
  'is_instant',
  'change_hours',
  'no_show_kept_percent',
  'weather_clause',
  'is_open',
  'schedule',
  'day_kind',
  'time_from',
  'time_to',
  'number_hole',
  'customer_type',
  'price',
  'valid_from',
  'valid_to',
  'places',
  'release_hours',
  'capacity',
  'outside',
  'reason',
  'note',
  'kept',
  'ended',
  'name',
  'position',
  'is_flash_sale',
  'starts_at',
  'ends_at',
  'facility_name',
  'date_start',
  'date_end',
  'time_start',
  'time_end',
  'price_sale',
  'quantity',
  'is_active',
] as const

/** How the trail's names, fields and values read in the console's language. */
export function useChangeWords() {
  const t = useT('staff-golf')

  function value(text: string, of = ''): string {
    if (of.startsWith('price') && /^\d+$/.test(text)) return formatMoney(Number(text))
    const kind = dayKinds.find((one) => one === text)
    if (kind) return t(`kind.${kind}`)
    const customer = customerTypes.find((one) => one === text)
    if (customer) return t(`customer.${customer}`)
    const reason = closingReasons.find((one) => one === text)
    if (reason) return t(`reason.${reason}`)
    if (text === 'true') return t('yes')
    if (text === 'false') return t('no')
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatHistoryTime(Date.parse(text))
    return text.replace(/\d{4}-\d{2}-\d{2}(?!T)/g, formatDay)
  }

  function field(text: string): string {
    const [name, language] = text.split('.')
    const known = fields.find((one) => one === name)
    const refund = refundKinds.find((one) => one === name)
    const word = known ? t(`field.${known}`) : refund ? t(`refund.${refund}`) : text
    return language ? `${word} (${language})` : word
  }

  return {
    value,
    field,
    name: ({ name }: GolfChange) =>
      name
        .split('|')
        .map((part) => value(part))
        .join('\u00a0· '),
  }
}
