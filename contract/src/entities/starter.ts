import { z } from 'zod'

/** With which caddie and buggy a player starts, by the numbers of the club; empty for none. Golfers never read them. */
export const startFields = { caddie: z.string(), buggy: z.string(), is_walking: z.boolean() }
