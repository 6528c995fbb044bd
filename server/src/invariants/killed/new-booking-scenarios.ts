import type { TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { placed } from './initial-states.ts'
import type { KillFixture } from './kill-fixture.ts'
import { type Input, newBookingStart } from './verbs.ts'

/** A golfer on the phone with staff, and a course with a free start: its number stands for the bill that is to be made. */
async function onThePhone(ctx: TestContext): Promise<Input> {
  const input = await placed(ctx)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: newBookingStart(ctx).toISOString() })
  return { ...input, billId: courseId, code: `new-booking-${courseId}` }
}

/** The paths of bookings that staff make. */
export const newBookingScenarios = [
  {
    name: 'a booking that staff make',
    verb: 'staff make a booking' as const,
    prepare: (_: KillFixture, ctx: TestContext) => onThePhone(ctx),
    isRepeated: true,
  },
]
