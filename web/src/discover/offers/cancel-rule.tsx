import type { Translate } from '@teeviet/contract/display/translate'
import { formatMoney, percentOf } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { TextKey } from '#i18n/areas.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useByServerTime } from '#session/use-server-now.ts'

type Terms = DataOf<typeof api.offers.ofCategory>[number]['cancel_terms']

const hourMs = 3_600_000

/**
 * What a cancellation costs one player, in hours and đồng: free until so long before the tee time, then a part of the
 * price. When that time is over for the latest tee time (`until`, epoch ms), only the part of the price is named.
 */
export function CancelRule({
  terms,
  price,
  until,
}: {
  terms: Terms
  /** VND; without it the part is one of the price of each tee time. */
  price: number | null
  until: number
}) {
  const t = useT('tee-times')
  return useByServerTime((now) => cancelRule(terms, { price, until, now }, t))
}

export function cancelRule(
  { deadline_hours: n, penalty_percent }: Terms,
  { price, until, now }: { price: number | null; until: number; now: number | null },
  t: Translate<TextKey<'tee-times'>>,
): string {
  const percent = Math.min(100, penalty_percent)
  if (percent === 0) return t('cancel.free')
  const fee =
    price === null
      ? t('cancel.ofPrice', { percent })
      : t('cancel.fee', { percent, amount: formatMoney(percentOf(price, percent)) })
  return now !== null && until - n * hourMs <= now ? t('cancel.late', { fee }) : t('cancel.until', { n, fee })
}
