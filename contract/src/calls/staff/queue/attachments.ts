import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { attachment } from '../../../entities/attachment.ts'
import { bigId, filled, request, text } from '../../../fields.ts'
import { largestAttachmentBytes } from '../../../rules/bookings/attachments.ts'

const largestBase64 = Math.ceil(largestAttachmentBytes / 3) * 4

const attachments = z.array(attachment)

export const addAttachment = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/attachments',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Attach a file to a booking',
  description:
    'Stores a PNG, JPEG or WebP picture or a PDF file of at most 5 MB, in base64, with a booking. The format is detected ' +
    'from the content (`attachment.type`), and the name gets its ending. At most 10 for a booking (`attachment.tooMany`), ' +
    'and none once the account of its golfer is deleted (`booking.notFound`).',
  request: request({ id: bigId, name: filled(1000), data: text(largestBase64) }),
  response: attachments,
  largestBody: largestBase64 + 10_000,
})

export const attachmentFile = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id/attachments/:attachment_id',
  may: { staff: 'bookings.read', at: { id: 'booking' } },
  summary: 'Get an attached file',
  description:
    'Returns a file that staff attached to a booking, with its own media type, as a download that is not cached.',
  request: request({ id: bigId, attachment_id: bigId }),
  response: z.unknown(),
  raw: 'application/octet-stream',
})

export const removeAttachment = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/attachments/:attachment_id/remove',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Remove an attached file',
  description:
    'Removes a file that staff attached to a booking. For half a minute `restore` undoes it; then it is deleted for good. A ' +
    'repeat changes nothing.',
  request: request({ id: bigId, attachment_id: bigId }),
  response: attachments,
})

export const restoreAttachment = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/attachments/:attachment_id/restore',
  may: { staff: 'bookings.note', at: { id: 'booking' } },
  summary: 'Undo the removal of an attached file',
  description:
    'Attaches a file again that was just removed, as it was; later it is gone (`staff.undoOver`). Refused when the booking ' +
    'has as many as it may by now (`attachment.tooMany`). A repeat changes nothing.',
  request: request({ id: bigId, attachment_id: bigId }),
  response: attachments,
})
