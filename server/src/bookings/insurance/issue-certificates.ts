import { freeHioCover } from '@teeviet/contract/rules/limits'
import type { Query } from '#platform/database/sql'

/**
 * Issues the certificates of a booking that was paid: the free cover and every package of every player, each with its
 * number. Packages cancelled before the payment get none. Certificates issued before do not change.
 */
export async function issueCertificates(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    with covered as (
      select p.id as player_id, null::int as package_id, null::jsonb as name, 0 as premium, ${freeHioCover}::int as cover
      from booking_players p where p.booking_id = ${bookingId} and p.cancelled_at is null
      union all
      select p.id, k.id, k.name, c.price_vnd, k.cover_vnd
      from booking_players p
      join booking_player_packages c on c.booking_player_id = p.id join insurance_packages k on k.id = c.package_id
      where p.booking_id = ${bookingId} and p.cancelled_at is null and k.cover_vnd > 0
        and not exists (
          select from bill_services s where s.bill_id = ${bookingId} and s.kind = 'hio' and s.cancelled_at is not null)
    ), numbered as (
      select nextval(pg_get_serial_sequence('insurance_certificates', 'id')) as id, covered.*
      from covered
      where not exists (
        select from insurance_certificates i
        where i.booking_player_id = covered.player_id and i.package_id is not distinct from covered.package_id)
    )
    insert into insurance_certificates (id, number, booking_id, booking_player_id, package_id, name, premium_vnd, cover_vnd,
      issued_at)
    overriding system value
    select id, 'HIO' || lpad(id::text, 8, '0'), ${bookingId}, player_id, package_id, name, premium, cover, ${now}
    from numbered`
}
