import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Course } from './course.ts'
import { courseById, coursesById } from './lists.ts'

/**
 * Marks a course as the member's favourite, or no longer; once done, doing it again changes nothing.
 * @throws Refusal `course.notFound`
 */
export async function markFavourite(
  ctx: Context,
  member: Member,
  courseId: number,
  isFavourite: boolean,
): Promise<void> {
  const course = await courseById(ctx, courseId)
  if (isFavourite) {
    await ctx.q`
      insert into favourite_courses (member_id, course_id, created_at)
      values (${member.id}, ${course.id}, ${ctx.clock.now()}) on conflict do nothing`
  } else {
    await ctx.q`delete from favourite_courses where member_id = ${member.id} and course_id = ${course.id}`
  }
}

/** A page of the member's favourite courses, the last marked first. */
export async function listFavourites(
  ctx: Context,
  member: Member,
  page: number,
  limit: number,
): Promise<Course[]> {
  const rows = await ctx.q<{ id: number }>`
    select course_id as id from favourite_courses where member_id = ${member.id}
    order by created_at desc, course_id limit ${limit} offset ${(page - 1) * limit}`
  return coursesById(
    ctx,
    rows.map((row) => row.id),
  )
}
