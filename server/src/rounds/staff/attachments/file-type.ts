import {
  type AttachmentType,
  attachmentEndings,
  longestAttachmentName,
} from '@teeviet/contract/rules/bookings/attachments'

/** What a file is by its first bytes, whatever its name says; null for a format that is not attached. */
export function typeOfFile(bytes: Buffer): AttachmentType | null {
  const startsWith = (latin1: string, at = 0) => bytes.toString('latin1', at, at + latin1.length) === latin1
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'image/webp'
  if (startsWith('%PDF-')) return 'application/pdf'
  return null
}

/**
 * The name under which a file is stored: without folders, control and direction characters, and with the ending of its
 * format, so that a saved file opens as what it is.
 */
export function nameOfFile(given: string, type: AttachmentType): string {
  const ending = attachmentEndings[type]
  const base = given.split(/[/\\]/).at(-1) ?? ''
  const stem = base
    .replace(/\.(png|jpe?g|webp|pdf)$/i, '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .trim()
  return `${[...stem].slice(0, longestAttachmentName).join('') || 'file'}${ending}`
}
