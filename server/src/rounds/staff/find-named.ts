import type { Query } from '#platform/database/sql'

/** So many of the newest guests, or members, are compared one by one before the index of all names is read. */
const newestNames = 5_000

/**
 * The bookings with a guest of a name, the newest first. A common name is found among the newest guests; a rarer one by
 * the index of names, which has no order: read for a common name it would return most of all guests there have been.
 * PostgreSQL does not choose well between the two, since it does not know how many names begin with a word.
 *
 * @param words the words of the name (`nameQuery`)
 * @param most so many bookings at most
 */
export async function bookingsOfGuests(q: Query, words: string, most: number): Promise<number[]> {
  const among = await q<{ id: number }>`
    with newest as materialized (
      select booking_id, guest_name from booking_players where guest_name is not null
      order by booking_id desc limit ${newestNames}
    )
    select booking_id as id from newest
    where to_tsvector('simple', searchable(guest_name)) @@ to_tsquery('simple', ${words})
    order by booking_id desc limit ${most}`
  const found =
    among.length === most
      ? among
      : await q<{ id: number }>`
          with named as materialized (
            select booking_id from booking_players
            where guest_name is not null
              and to_tsvector('simple', searchable(guest_name)) @@ to_tsquery('simple', ${words})
          )
          select booking_id as id from named order by booking_id desc limit ${most}`
  return found.map(({ id }) => id)
}

/** The members with a name, the newest first; found as guests are (`bookingsOfGuests`). */
export async function membersNamed(q: Query, words: string, most: number): Promise<number[]> {
  const among = await q<{ id: number }>`
    with newest as materialized (select id, name_words from members order by id desc limit ${newestNames})
    select id from newest where name_words @@ to_tsquery('simple', ${words}) order by id desc limit ${most}`
  const found =
    among.length === most
      ? among
      : await q<{ id: number }>`
          with named as materialized (select id from members where name_words @@ to_tsquery('simple', ${words}))
          select id from named order by id desc limit ${most}`
  return found.map(({ id }) => id)
}
