import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** Which courses a golfer has marked. */
export function favouriteData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select c.title as course, f.created_at as marked_at from favourite_courses f join courses c on c.id = f.course_id
    where f.member_id = ${memberId} order by f.created_at desc`
}

/** Forgets which courses a golfer has marked. */
export async function forgetFavourites(q: Query, memberId: number): Promise<void> {
  await q`delete from favourite_courses where member_id = ${memberId}`
}
