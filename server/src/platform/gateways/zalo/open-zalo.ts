import type { Config } from '../../config/config.ts'
import type { Query } from '../../database/sql.ts'
import type { Clock } from '../../time/clock.ts'
import { storedTokens } from './stored-tokens.ts'
import type { ZaloSender } from './zalo-sender.ts'
import { znsSender } from './zns.ts'

/** The operator's Official Account at Zalo; null without one. */
export function openZalo({ zalo, secrets }: Config, q: Query, clock: Clock): ZaloSender | null {
  if (zalo === null) return null
  const timeoutMs = 10_000
  const templates = {
    clubAsked: zalo.templateClubAsked,
    clubPaid: zalo.templateClubPaid,
    clubPaidChanged: zalo.templateClubPaidChanged,
    clubChanged: zalo.templateClubChanged,
    golferBooking: zalo.templateGolferBooking,
    golferOffer: zalo.templateGolferOffer,
  }
  const tokens = storedTokens(q, clock, { ...zalo, sealingSecret: secrets.partnerKeys, timeoutMs })
  return znsSender({ baseUrl: zalo.baseUrl, templates, timeoutMs }, tokens)
}
