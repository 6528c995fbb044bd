import type { ResponseOf } from '@teeviet/contract'
import type { FixedTerms } from '../src/bookings/booking/fixed-terms.ts'
import type { StoredChange, Summary } from '../src/bookings/booking/rows/booking-changes.ts'
import type { Partner } from '../src/identity/partners/partner.ts'
import type { Query } from '../src/platform/database/sql.ts'
import type { GatewayRedirect, InstallmentChoice } from '../src/platform/gateways/gateway.ts'
import type { Texts } from '../src/platform/http/text-in.ts'

/**
 * What each jsonb column contains. The check accepts this type for the column in a row type, or `unknown`, which the
 * code then parses; of jsonb that a query computes it accepts `unknown` alone.
 *
 * @public read by its name through the compiler
 */
export interface JsonbColumns {
  'banners.titles': Texts
  'booking_changes.after': Summary
  'booking_changes.before': Summary
  'booking_changes.wanted': StoredChange
  'bookings.refund_ladder': FixedTerms
  'courses.description': Texts
  'courses.dress_code': Texts
  'documents.facts': unknown
  'golf_changes.fields': ResponseOf<'GET /api/staff/golf-changes'>[number]['fields']
  'idempotency_keys.answer': unknown
  'insurance_certificates.name': Texts
  'insurance_packages.description': Texts
  'insurance_packages.name': Texts
  'messages.zalo_data': Record<string, string>
  'news.texts': Texts<{ title?: string; excerpt?: string; content?: string }>
  'offer_categories.name': Texts
  'partners.card': NonNullable<Partner['card']>
  'partners.hand_over': NonNullable<Partner['sso']>
  'partners.sealing': NonNullable<Partner['sealing']>
  'partners.style': Partner['style']
  'partners.titles': Partner['titles']
  'payments.hand_over': GatewayRedirect
  'payments.installment': InstallmentChoice
  'refund_terms.condition': Texts
  'refund_terms.time_text': Texts
  'site_settings.value': unknown
  'staff_jobs.input': unknown
  'staff_jobs.reason_slots': Readonly<Record<string, string | number>>
  /** In tests alone, which know the data of their jobs: any stated type will do. */
  'test_jobs.data': never
}

/** The jsonb columns of the schema, each with the text by which the check finds its declared type. */
export async function readJsonbColumns(q: Query): Promise<Record<string, string>> {
  const columns = await q<{ name: string }>`
    select format('%s.%s', t.relname, a.attname) as name /* not null */
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.atttypid = 'jsonb'::regtype
      and not a.attisdropped`
  return Object.fromEntries(columns.map(({ name }) => [name, `JsonbColumns['${name}']`]))
}
