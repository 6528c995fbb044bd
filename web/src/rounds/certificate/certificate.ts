import type { DataOf } from '#api/calls.ts'

/** A certificate of hole-in-one cover with whom it insures. */
export type Certificate = DataOf<'GET /api/for_wap/insurance_certificate'>
