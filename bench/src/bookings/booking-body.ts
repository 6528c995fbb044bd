import type { Golfer, Start } from '../world.ts'

/** A golfer's request for a party of four: the booker and three guests. */
export function bookingBody(golfer: Golfer, start: Start) {
  const guest = (name: string) => ({ user_id: -1, name_out_system: name, list_insurrance: [] })
  return {
    list_users: [
      { user_id: golfer.vga, name_out_system: '', list_insurrance: [] },
      guest('Khách Một'),
      guest('Khách Hai'),
      guest('Khách Ba'),
    ],
    date_played: start.startsAt,
    facility_id: start.courseId,
    terms_agreed: 1,
    uid: golfer.vga,
    is_wap: 1,
    lang: 'vi',
  }
}
