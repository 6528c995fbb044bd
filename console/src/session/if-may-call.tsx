import type { ReactNode } from 'react'
import { type StaffCall, useMayCall } from './may-call.ts'

/** A button or form, for staff who may make the call behind it. */
export function IfMayCall({ call, children }: { call: StaffCall; children: ReactNode }) {
  return useMayCall()(call) ? children : null
}
