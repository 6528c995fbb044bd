import type { DataOf } from '../../api/call.ts'

export type Banners = DataOf<'GET /api/staff/banners'>
export type Banner = Banners['banners'][number]

/** The position of a banner: 1 the popup, 2 the banner. */
export const places = [1, 2] as const
