import { addDays, type Day, instantAt } from '@teeviet/contract/rules/dates'
import type pg from 'pg'
import { type CourseRecord, courseRecords } from '../courses/course-data.ts'
import { demoPhones } from '../people/load-members.ts'
import { people } from '../people/people.ts'
import { initialsOf } from '../pictures/avatar.ts'
import { type Chance, chanceFrom } from '../pictures/chance.ts'
import { closings, foreign, openings, praise, remarks } from './review-texts.ts'

type Review = { author: number; content: string; rating: number; daysAgo: number; clock: string }

function vietnameseReview(
  chance: Chance,
  region: CourseRecord['region'],
): Pick<Review, 'content' | 'rating'> {
  const rating = chance.pick([5, 5, 5, 4, 4, 4, 3])
  const middle = rating === 5 ? [chance.pick(praise)] : [chance.pick(praise), chance.pick(remarks)]
  const said = rating === 3 ? [chance.pick(remarks)] : middle
  return { rating, content: [chance.pick(openings[region]), ...said, chance.pick(closings)].join(' ') }
}

/** What golfers said about a course, the oldest first; now and then somebody from abroad. */
export function reviewsOf(course: Pick<CourseRecord, 'slug' | 'region'>): Review[] {
  const chance = chanceFrom(`${course.slug}/reviews`)
  const abroad = people.flatMap(({ language = 'vi' }, author) =>
    language === 'vi' ? [] : [{ author, language }],
  )
  const said = new Set<string>()
  const reviews: Review[] = []
  for (let i = 0, count = chance.whole(4, 8); i < count; i++) {
    const guest = chance.happens(0.22) ? chance.pick(foreign) : null
    const speakers = abroad.filter(({ language }) => language === guest?.language)
    const author = guest
      ? (speakers[chance.whole(0, speakers.length - 1)]?.author ?? 0)
      : chance.whole(0, people.length - abroad.length - 1)
    const { content, rating } = guest
      ? { content: guest.text, rating: guest.rating }
      : vietnameseReview(chance, course.region)
    if (said.has(content)) continue
    said.add(content)
    const clock = `${String(chance.whole(9, 21)).padStart(2, '0')}:${String(chance.whole(0, 59)).padStart(2, '0')}`
    reviews.push({ author, content, rating, daysAgo: chance.whole(2, 280), clock })
  }
  return reviews.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

/** Lets the demo golfers review the courses that were just added, and counts their stars. */
export async function loadReviews(
  client: pg.ClientBase,
  {
    courses,
    members,
    today,
  }: { courses: ReadonlyMap<string, number>; members: ReadonlyMap<string, number>; today: Day },
): Promise<void> {
  const rows = courseRecords.flatMap((course) => {
    const courseId = courses.get(course.slug)
    if (courseId === undefined) return []
    return reviewsOf(course).map(({ author, content, rating, daysAgo, clock }) => {
      const name = people[author]?.name ?? ''
      const letters = encodeURIComponent([...initialsOf(name)].join(' '))
      return {
        course_id: courseId,
        member_id: members.get(demoPhones[author] ?? '') ?? null,
        name,
        avatar: `/pictures/avatars/golfer-${author + 1}.svg?name=${letters}`,
        content,
        rating,
        created_at: new Date(instantAt(addDays(today, -daysAgo), clock)),
      }
    })
  })
  await client.query(
    `with written as (
       insert into reviews (course_id, member_id, name, avatar, content, rating, created_at, is_demo)
       select r.course_id, r.member_id, r.name, coalesce(m.avatar, r.avatar), r.content, r.rating, r.created_at, true
       from jsonb_to_recordset($1) as r (course_id int, member_id bigint, name text, avatar text, content text,
         rating int2, created_at timestamptz)
       left join members m on m.id = r.member_id
       order by r.created_at
       returning course_id, rating
     )
     update courses c set rating_sum = c.rating_sum + w.stars, rating_count = c.rating_count + w.count
     from (select course_id, sum(rating)::int as stars, count(*)::int as count from written group by course_id) w
     where w.course_id = c.id`,
    [JSON.stringify(rows)],
  )
}
