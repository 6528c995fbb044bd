/**
 * What a member is called who has given no name: never a phone, and no bare number. The vID stands beside it where it is
 * needed to tell members apart.
 *
 * @param vid as it is displayed, figures only
 */
export const namelessMember = (vid: number | string) => `Golfer ${vid}`
