import { z } from 'zod'
import { epochMs, vnd } from '../fields.ts'

/**
 * The deposit of a booking that is paid in two parts: `amount` first, of which `left` is still missing (0 once it is
 * here), and the rest until `rest_by`: by transfer, or at the counter. VND.
 */
export const deposit = z.object({ amount: vnd, left: vnd, rest_by: epochMs }).meta({ id: 'Deposit' })
