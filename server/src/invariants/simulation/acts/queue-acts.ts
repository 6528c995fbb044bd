import {
  addAttachment,
  removeAttachment,
  restoreAttachment,
} from '#rounds/staff/attachments/change-attachments'
import { writeToGolfer } from '#rounds/staff/messages/write-to-golfer'
import { noteBooking } from '#rounds/staff/note-booking'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import type { Act } from './act.ts'
import { bookingsOf } from './golfer-acts.ts'

const anyBooking = async (world: World, dice: Dice) => dice.of(await bookingsOf(world))

/** A staff member takes a booking, hands it to a colleague or releases it, by the holder that was read. */
const assigns: Act = async (world, dice) => {
  const { ctx, admin, colleague } = world
  const booking = await anyBooking(world, dice)
  if (!booking) return null
  const { id } = booking
  const [claim] = await ctx.q<{ heldBy: number | null }>`
    select staff_id as "heldBy" from booking_claims where booking_id = ${id}`
  const staff = dice.among(admin, colleague)
  const holder = dice.among(admin.id, colleague.id, undefined)
  return {
    kind: holder === undefined ? 'to none' : holder === staff.id ? 'to oneself' : 'to a colleague',
    text: `staff ${staff.id} gives booking ${id} to ${holder}`,
    run: () =>
      assignBooking(
        ctx,
        { staff, lang: 'vi' },
        { id, staff_id: holder, held_by: claim?.heldBy ?? undefined },
      ),
  }
}

/** A staff member takes a booking off the queue for a while, or puts it back. */
const snoozes: Act = async (world, dice) => {
  const { ctx } = world
  const waiting = (await bookingsOf(world)).filter(({ state }) =>
    ['requested', 'confirmed', 'placed'].includes(state),
  )
  const booking = dice.below(6) > 0 ? dice.of(waiting) : await anyBooking(world, dice)
  if (!booking) return null
  const { id } = booking
  const minutes = dice.among(10, 60, 0)
  const until = minutes === 0 ? undefined : ctx.clock.now().getTime() + minutes * 60_000
  return {
    kind: minutes === 0 ? 'ends' : 'begins',
    text: `staff snooze ${id} for ${minutes} minutes`,
    run: () => snoozeBooking(ctx, { staff: world.admin, lang: 'vi' }, { id, until, seen_until: undefined }),
  }
}

const writesNote: Act = async (world, dice) => {
  const booking = await anyBooking(world, dice)
  if (!booking) return null
  const noted = { id: booking.id, note: `Ghi chú ${world.serial()}` }
  return {
    text: `staff write a note about ${booking.id}`,
    run: () => noteBooking(world.ctx, { staff: world.admin, lang: 'vi' }, noted),
  }
}

/** A staff member writes to the golfer in words that were never written before, having read the messages so far. */
const writesMessage: Act = async (world, dice) => {
  const { ctx, admin, colleague, serial } = world
  const booking = await anyBooking(world, dice)
  if (!booking) return null
  const { id } = booking
  const [last] = await ctx.q<{ id: number }>`
    select id from messages where booking_id = ${id} order by id desc limit 1`
  const words = `Mời quý khách gọi lại ${serial()}`
  const staff = dice.among(admin, colleague)
  return {
    text: `staff ${staff.id} writes to the golfer of ${id}`,
    run: () => writeToGolfer(ctx, staff, { id, template: undefined, words, after_id: last?.id ?? 0 }),
  }
}

/** A staff member attaches a file, or removes one. */
const attaches: Act = async (world, dice) => {
  const { ctx, admin } = world
  const booking = await anyBooking(world, dice)
  if (!booking) return null
  const { id } = booking
  const files = await ctx.q<{ id: number; bookingId: number }>`
    select id, booking_id as "bookingId" from booking_attachments order by id`
  const file = dice.of(files)
  if (file && dice.below(3) === 0)
    return {
      kind: 'removes',
      text: `staff remove file ${file.id} of ${file.bookingId}`,
      run: () => removeAttachment(ctx, admin, { id: file.bookingId, attachment_id: file.id }),
    }
  const data = Buffer.from('%PDF-1.7 letter').toString('base64')
  return {
    kind: 'adds',
    text: `staff attach a file to ${id}`,
    run: () => addAttachment(ctx, admin, { id, name: 'Xác nhận.pdf', data }),
  }
}

/** A staff member brings a removed file back, in time or too late. */
const restoresFile: Act = async (world, dice) => {
  const { ctx, admin } = world
  const file = dice.of(
    await ctx.q<{ id: number; bookingId: number }>`
      select id, booking_id as "bookingId" from removed_attachments order by id`,
  )
  if (!file) return null
  return {
    text: `staff bring file ${file.id} of ${file.bookingId} back`,
    run: () => restoreAttachment(ctx, admin, { id: file.bookingId, attachment_id: file.id }),
  }
}

export const queueActs = { assigns, snoozes, writesNote, writesMessage, attaches, restoresFile }
