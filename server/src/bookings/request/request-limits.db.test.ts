import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, outcome } from '#testing/bookings/bookings'
import { at, courseWithTeeTime } from '#testing/bookings/course-with-tee-time'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addTeeTime } from '#testing/golf'

let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})

afterAll(() => ctx.close())

describe('a member with too many requests', () => {
  test('may send so many an hour, and then again', async () => {
    const limited = {
      ...ctx,
      config: { ...ctx.config, rules: { ...ctx.config.rules, bookingsPerMemberPerHour: 2 } },
    }
    const { courseId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const request = { courseId, at: at('06:30') }
    await book(limited, member, request)
    ctx.clock.advance(1800)
    await book(limited, member, request)
    await expect(book(limited, member, request)).rejects.toMatchObject({
      reason: 'request.tooMany',
      slots: { n: 1800 },
    })
    ctx.clock.advance(1800)
    expect(await outcome(book(limited, member, request))).toMatchObject({ state: 'requested' })
  })

  test('may have only so many waiting for an answer', async () => {
    const limited = {
      ...ctx,
      config: { ...ctx.config, rules: { ...ctx.config.rules, openRequestsPerMember: 2 } },
    }
    const { courseId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const request = { courseId, at: at('06:30') }
    await book(limited, member, request)
    await book(limited, member, request)
    expect(await outcome(book(limited, member, request))).toBe('booking.tooManyOpen')
  })
})

describe('twelve requests of one member at once', () => {
  test.each([
    ['an hour', { bookingsPerMemberPerHour: 2 }, 'request.tooMany'],
    ['waiting', { openRequestsPerMember: 2 }, 'booking.tooManyOpen'],
  ])('do not pass the limit of two %s', async (_name, rules, refusal) => {
    const limited = { ...ctx, config: { ...ctx.config, rules: { ...ctx.config.rules, ...rules } } }
    const { courseId } = await courseWithTeeTime(ctx)
    await addTeeTime(ctx.q, { courseId, at: at('06:40'), capacity: 40 })
    const member = await addMember(ctx.q)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => outcome(book(limited, member, { courseId, at: at('06:40') }))),
    )
    const refused = answers.filter((answer) => answer === refusal)
    expect([answers.length - refused.length, refused.length]).toEqual([2, 10])
  })
})
