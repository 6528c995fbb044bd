import { z } from 'zod'

/** An e-mail that reached its address. */
export const storedEmail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The names of its files. */
  files: z.array(z.string()).default([]),
  requestId: z.string(),
  sentAt: z.iso.datetime(),
})
export type StoredEmail = z.infer<typeof storedEmail>

/** What the product hands over in place of SMTP. */
export const outgoingEmail = z.object({
  email: z.email(),
  subject: z.string().min(1),
  text: z.string().min(1),
  requestId: z.string().min(1).max(100),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.base64() })).default([]),
})
