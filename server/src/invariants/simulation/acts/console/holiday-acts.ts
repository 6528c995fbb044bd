import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { announceHolidays, removeHolidays } from '#golf/schedule/holidays/change-holidays'
import type { Act } from '../act.ts'

/** Staff announce a day, mostly one with starts, as a holiday, or make it an ordinary one again. */
const announcesHoliday: Act = async (world, dice) => {
  const { ctx, admin, starts } = world
  const startDay = dayOf(new Date(dice.of(starts)?.at ?? ''))
  const day = dice.below(6) > 0 ? startDay : addDays(startDay, -2)
  const span = { date_from: day, date_to: day }
  const isRemoved = dice.below(3) === 0
  return {
    kind: isRemoved ? 'removes' : 'announces',
    text: `staff ${isRemoved ? 'remove' : 'announce'} holiday ${day}`,
    run: () =>
      isRemoved
        ? removeHolidays(ctx, admin, span)
        : announceHolidays(ctx, admin, { ...span, name: 'Nghỉ bù', is_tet: 0 }),
  }
}

export const holidayActs = { announcesHoliday }
