import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

/** A certificate of hole-in-one cover with its insured players. */
export type Certificate = DataOf<typeof api.insurance.certificate>
