import { z } from 'zod'

/** An amount as gateways write it: `2450000`, `"2450000"` or `"2450000.0"`; a part of a đồng is not an amount. */
export const wholeVnd = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}(\.0+)?$/)
      .transform(Number),
  ])
  .pipe(z.int().nonnegative())
