import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

const given = z.object({
  /** A `data:` URL or bare base64. */
  picture: z.string().min(1).optional(),
  /** The text of the code, when it is known already. */
  text: z.string().min(1).optional(),
})

/** Lets routes take a picture as a form's file (`picture`) or as the body itself. */
export function takePictures(app: FastifyInstance) {
  for (const type of [/^multipart\/form-data/, /^image\//])
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** The input of a scan: a picture's bytes or a code's text. */
export async function uploadOf(request: FastifyRequest): Promise<{ picture?: Buffer; text?: string }> {
  const { body } = request
  if (Buffer.isBuffer(body)) {
    const type = request.headers['content-type'] ?? ''
    if (!type.startsWith('multipart/')) return { picture: body }
    const form = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    const file = await form.formData().then(
      (fields) => fields.get('picture'),
      () => null,
    )
    return file instanceof Blob ? { picture: Buffer.from(await file.arrayBuffer()) } : {}
  }
  const { picture, text } = given.parse(body ?? {})
  if (text) return { text }
  return picture ? { picture: Buffer.from(picture.replace(/^data:[^,]*,/, ''), 'base64') } : {}
}
