import { z } from 'zod'
import { defineCall } from './call.ts'
import { maybe, request, vnd, whole } from './fields.ts'
import { packageListType } from './rules/limits.ts'

/** The packages on sale; `price` per player in VND, `cover` what it pays for a hole-in-one, in VND. */
export const listPackage = defineCall({
  method: 'GET',
  path: '/api/services/list_package',
  access: 'public',
  summary: 'Insurance packages',
  request: request({ type_pack: maybe(whole(1, 100)).transform((type) => type ?? packageListType) }),
  response: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      des: z.string(),
      text_display_sms: z.string(),
      price: vnd,
      cover: vnd,
    }),
  ),
})
