/** The files that staff may attach to a booking, with the ending of their names; judged by their first bytes. */
export const attachmentEndings = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
} as const
export const attachmentTypes = Object.keys(attachmentEndings) as readonly AttachmentType[]
export type AttachmentType = keyof typeof attachmentEndings

/** How many files a booking may have, and how large each may be. */
export const mostAttachments = 10
export const largestAttachmentBytes = 5 * 1024 * 1024
export const longestAttachmentName = 120
