import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import type pg from 'pg'
import { initialsOf } from '../pictures/avatar.ts'
import { chanceFrom } from '../pictures/drawing/chance.ts'
import { people } from './people.ts'

const phoneOf = (index: number) => `0900000${String(index + 1).padStart(3, '0')}`

/** The phones of the demo golfers, `0900000001` and on, in the order of their names. */
export const demoPhones: readonly string[] = people.map((_, index) => phoneOf(index))

/** A golfer who came by the golf association and has no phone here: one can be mapped to their vID. */
const withoutPhone = {
  position: people.length,
  phone: null,
  fullname: 'Lương Minh Khôi',
  letters: encodeURIComponent('L K'),
  email: 'golfer-without-phone@teeviet.test',
  birthday: null,
  type_member: 0,
  language: 'vi',
}

/**
 * Adds the missing demo golfers, with their fellow players. Returns each one's number by phone. Changed names and
 * deleted accounts do not change.
 */
export async function loadMembers(
  client: pg.ClientBase,
  today: Day,
  now: Date,
): Promise<Map<string, number>> {
  const rows = people.map(({ name, language = 'vi', tier = 0, born }, index) => ({
    position: index,
    phone: phoneOf(index),
    fullname: name,
    letters: encodeURIComponent([...initialsOf(name)].join(' ')),
    email: `golfer${index + 1}@teeviet.test`,
    birthday: born ?? null,
    type_member: tier,
    language,
  }))
  const { rows: added } = await client.query<{ phone: string | null }>(
    `with fresh as (
       select r.*, nextval('member_vga') as vga
       from (select * from jsonb_to_recordset($1) as r (position int, phone text, fullname text, letters text,
         email text, birthday date, type_member int2, language text)
         where not exists (select from members m where m.phone = r.phone or (m.is_demo and m.email = r.email))
         order by position) r
     )
     insert into members (vga, phone, fullname, email, birthday, type_member, language, avatar, is_demo, created_at)
     select vga, phone, fullname, email, birthday, type_member, language,
       '/pictures/avatars/' || vga || '.svg?name=' || letters, true, $2
     from fresh order by position
     returning phone`,
    [JSON.stringify([...rows, withoutPhone]), now],
  )
  const { rows: present } = await client.query<{ phone: string; id: string }>(
    'select phone, id::text as id from members where is_demo and phone = any ($1)',
    [demoPhones],
  )
  const ids = new Map(present.map(({ phone, id }) => [phone, Number(id)]))
  if (added.length > 0) await addPartners(client, ids, today)
  return ids
}

/** Golfers near each other in the list have played together, the first dozen more often. */
async function addPartners(
  client: pg.ClientBase,
  ids: ReadonlyMap<string, number>,
  today: Day,
): Promise<void> {
  const chance = chanceFrom('play-partners')
  const pairs = demoPhones.flatMap((_, index) => {
    const steps = index < 12 ? [1, 2, 3, 5] : [1, 4]
    return steps.map((step) => {
      const member = ids.get(phoneOf(index))
      const partner = ids.get(phoneOf((index + step) % demoPhones.length))
      return { member, partner, day: addDays(today, -chance.whole(3, 120)) }
    })
  })
  const known = pairs.filter(({ member, partner }) => member !== undefined && partner !== undefined)
  await client.query(
    `insert into play_partners (member_id, partner_id, last_played_on)
     select distinct on (a, b) a, b, day
     from jsonb_to_recordset($1) as r (member bigint, partner bigint, day date)
     cross join lateral (values (member, partner), (partner, member)) as both_ways (a, b)
     order by a, b, day desc
     on conflict (member_id, partner_id) do nothing`,
    [JSON.stringify(known)],
  )
}
