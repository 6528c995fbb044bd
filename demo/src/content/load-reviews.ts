import { addDays, type Day, instantAt } from '@teeviet/contract/rules/time/dates'
import type pg from 'pg'
import { courseRecords } from '../courses/course-data.ts'
import { demoPhones } from '../people/load-members.ts'
import { people } from '../people/people.ts'
import { initialsOf } from '../pictures/avatar.ts'
import { reviewsByCourse } from './write-reviews.ts'

/** Lets the demo golfers review the courses that were just added, and counts their stars. */
export async function loadReviews(
  client: pg.ClientBase,
  {
    courses,
    members,
    today,
  }: { courses: ReadonlyMap<string, number>; members: ReadonlyMap<string, number>; today: Day },
): Promise<void> {
  const reviews = reviewsByCourse()
  const rows = courseRecords.flatMap((course) => {
    const courseId = courses.get(course.slug)
    if (courseId === undefined) return []
    return (reviews.get(course.slug) ?? []).map(({ author, content, rating, daysAgo, clock, scores }) => {
      const name = people[author]?.name ?? ''
      const letters = encodeURIComponent([...initialsOf(name)].join(' '))
      return {
        course_id: courseId,
        member_id: members.get(demoPhones[author] ?? '') ?? null,
        name,
        avatar: `/pictures/avatars/golfer-${author + 1}.svg?name=${letters}`,
        content,
        rating,
        ...scores,
        created_at: new Date(instantAt(addDays(today, -daysAgo), clock)),
      }
    })
  })
  await client.query(
    `with written as (
       insert into reviews (course_id, member_id, name, avatar, content, rating, greens, fairways, caddie, value, created_at,
         is_demo)
       select r.course_id, r.member_id, r.name, coalesce(m.avatar, r.avatar), r.content, r.rating, r.greens, r.fairways,
         r.caddie, r.value, r.created_at, true
       from jsonb_to_recordset($1) as r (course_id int, member_id bigint, name text, avatar text, content text,
         rating int2, greens int2, fairways int2, caddie int2, value int2, created_at timestamptz)
       left join members m on m.id = r.member_id
       order by r.created_at
       returning id, course_id, member_id, rating, created_at
     ), voted as (
       -- each golfer of the demo found about a fifth of the others' reviews helpful
       insert into review_votes (review_id, member_id, created_at)
       select w.id, m.id, w.created_at + interval '1 day' from written w
       cross join members m
       where m.is_demo and m.id is distinct from w.member_id and abs(hashtext(w.id || ' ' || m.id)) % 5 = 0
     )
     update courses c set rating_sum = c.rating_sum + w.stars, rating_count = c.rating_count + w.count
     from (select course_id, sum(rating)::int as stars, count(*)::int as count from written group by course_id) w
     where w.course_id = c.id`,
    [JSON.stringify(rows)],
  )
}
