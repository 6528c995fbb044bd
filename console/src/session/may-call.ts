import type { Calls } from '@teeviet/contract/calls'
import { use } from 'react'
import { StaffContext } from './use-staff.tsx'

/** A call that takes a staff permission. */
export type StaffCall = {
  [Name in keyof Calls]: Calls[Name]['may'] extends { staff: unknown } ? Name : never
}[keyof Calls]

/** Whether the staff member signed in may make a call. */
export type MayCall = (call: StaffCall) => boolean

/** Returns whether the signed-in staff member may make a call; its control is shown only then. */
export function useMayCall(): MayCall {
  const calls = use(StaffContext)?.calls ?? []
  return (call) => calls.includes(call)
}
