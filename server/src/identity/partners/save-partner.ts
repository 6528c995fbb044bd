import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { constraintOf } from '#platform/database/errors'
import { inTransaction } from '#platform/database/transaction'
import { openClearingAccount } from '#platform/ledger/open-clearing-account'
import { recordPartnerEvent } from './events.ts'
import { allPartners } from './partner.ts'
import { staffPartnerOnWire } from './staff-partner-on-wire.ts'

export type PartnerSettings = InputOf<'POST /api/staff/partners/:code'>['settings']

/**
 * Adds a partner or changes one; it is at work with the new settings on every node at once. The trail names the
 * settings that changed. From then on its addresses are the operator's own, no longer the sandbox's.
 *
 * @throws Refusal `partner.codeTaken` when another partner has this bank number, source or merchant
 */
export async function savePartner(
  ctx: Context,
  staff: Staff,
  code: string,
  to: PartnerSettings,
): Promise<void> {
  const now = ctx.clock.now()
  try {
    await inTransaction(ctx.pool, async (q) => {
      await q`select from partners where code = ${code} for update`
      const before = (await allPartners({ q })).find((partner) => partner.code === code)
      const [saved] = await q<{ id: number }>`
        insert into partners (code, name, bank_id, source, merchant, screen_type, style, font, icons,
          titles, features, frame_origins, message_origin, allowed_hosts, app_url, shop_url, hio_url, callback_url,
          hand_over, sealing, card, card_url, card_merchant, is_active, updated_at)
        values (${code}, ${to.name}, ${to.bank_id}, ${to.source}, ${to.merchant}, ${to.screen_type},
          ${to.style}, ${to.font}, ${to.icons}, ${to.titles}, ${to.features}, ${to.frame_origins}, ${to.message_origin},
          ${to.allowed_hosts}, ${to.app_url}, ${to.shop_url}, ${to.hio_url}, ${to.callback_url}, ${to.hand_over},
          ${to.sealing}, ${to.card}, ${to.card_url}, ${to.card_merchant}, ${to.is_active}, ${now})
        on conflict (code) do update set name = excluded.name, bank_id = excluded.bank_id, source = excluded.source,
          merchant = excluded.merchant, screen_type = excluded.screen_type,
          style = excluded.style, font = excluded.font, icons = excluded.icons, titles = excluded.titles,
          features = excluded.features, frame_origins = excluded.frame_origins, message_origin = excluded.message_origin,
          allowed_hosts = excluded.allowed_hosts, app_url = excluded.app_url, shop_url = excluded.shop_url,
          hio_url = excluded.hio_url, callback_url = excluded.callback_url, hand_over = excluded.hand_over,
          sealing = excluded.sealing, card = excluded.card, card_url = excluded.card_url,
          card_merchant = excluded.card_merchant, is_active = excluded.is_active, updated_at = excluded.updated_at,
          is_sandbox = partners.is_sandbox and partners.frame_origins = excluded.frame_origins
            and partners.app_url is not distinct from excluded.app_url
        returning id`
      if (!saved) throw new Error('a partner was not saved')
      if (to.card) await openClearingAccount(q, code)
      const was = before && staffPartnerOnWire(before)
      const changed = Object.entries(to).flatMap(([name, value]) =>
        isDeepStrictEqual(value, Object(was)[name]) ? [] : [name],
      )
      await recordPartnerEvent(ctx, q, {
        partnerId: saved.id,
        staffId: staff.id,
        what: before ? 'changed' : 'created',
        detail: before ? changed.join(', ') : '',
      })
    })
  } catch (error) {
    if (/^partners_.*_key$/.test(constraintOf(error) ?? '')) throw new Refusal('partner.codeTaken')
    throw error
  }
}
