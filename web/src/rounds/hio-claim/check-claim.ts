import { hioLeastYards, longestHoleYards } from '@teeviet/contract/rules/bookings/hio-claims'
import { hioHoles } from '@teeviet/contract/rules/limits'
import { checkPhone } from '@teeviet/contract/rules/phone'

/** A claim as it is typed; `photo` is base64, empty without a picture. */
export type TypedClaim = {
  hole: string
  yards: string
  club: string
  witnessName: string
  witnessPhone: string
  photo: string
}
export type ClaimErrors = { readonly [Field in keyof TypedClaim]?: true }

/** Which fields the server would refuse. */
export function checkClaim(typed: TypedClaim): ClaimErrors {
  const [hole, yards] = [Number(typed.hole), Number(typed.yards)]
  return {
    ...(!(Number.isInteger(hole) && hole >= 1 && hole <= hioHoles) && { hole: true }),
    ...(!(Number.isInteger(yards) && yards >= hioLeastYards && yards <= longestHoleYards) && { yards: true }),
    ...(typed.club.trim() === '' && { club: true }),
    ...(typed.witnessName.trim() === '' && { witnessName: true }),
    ...(!checkPhone(typed.witnessPhone, true).ok && { witnessPhone: true }),
    ...(typed.photo === '' && { photo: true }),
  }
}
