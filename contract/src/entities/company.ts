import { z } from 'zod'
import { typed } from '../fields.ts'

/** A company that a booking is made for, as typed: `company.taxCode` and `company.incomplete` answer for a wrong one. */
export const typedCompany = z.object({
  name: typed(200),
  tax_code: typed(20),
  address: typed(300),
  email: typed(120),
})

/** A company; `tax_code` has ten digits, or thirteen for a branch, and `email` is where documents are sent. */
export const company = z
  .object({ name: z.string(), tax_code: z.string(), address: z.string(), email: z.string() })
  .meta({ id: 'Company' })
