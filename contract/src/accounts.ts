import { z } from 'zod'
import { defineCall } from './call.ts'
import { memberName } from './entities/player.ts'
import { epochMs, flag, maybe, otpCode, phone, request, text, typed, vnd, yesNo } from './fields.ts'

const keydata = typed(64)

/** The captcha's picture. A new random `keydata` asks for a new one; the picture is valid 120 seconds. */
export const getCaptcha = defineCall({
  method: 'GET',
  path: '/api/captcha/admin/get-captcha',
  access: 'public',
  summary: 'The picture of a captcha',
  request: request({ keydata }),
  response: z.unknown(),
  raw: true,
})

const verifyCaptchaRequest = request({ keydata, capstr: typed(16) })

/** Checks what was read from the picture; success lets the caller ask for one SMS code within 120 seconds. */
export const verifyCaptcha = defineCall({
  method: 'GET',
  path: '/api/captcha/admin/verify-captcha',
  access: 'public',
  summary: 'Checks a captcha',
  request: verifyCaptchaRequest,
  response: z.null(),
})

/** The same check at the main service, where it is called without the captcha's host. */
export const verifyCaptchaOnMain = defineCall({
  method: 'GET',
  path: '/api/admin/verify-captcha',
  access: 'public',
  summary: 'Checks a captcha',
  request: verifyCaptchaRequest,
  response: z.null(),
})

/** Sends a code by SMS; `time` is how many seconds it is valid. `cif` comes from a partner bank's hand-in. */
export const getSmsLogin = defineCall({
  method: 'POST',
  path: '/api/for_cms/get_sms_login',
  access: 'public',
  summary: 'Sends the login code by SMS',
  request: request({ phone, merchant: maybe(text(32)), cif: maybe(text(64)), keydata, capstr: typed(16) }),
  response: z.object({ time: z.int() }),
})

/** What a signed-in golfer's browser keeps; empty text stands for nothing, `type_member` is the tier 0 to 3. */
export const sessionFields = z.object({
  token: z.string(),
  vga: z.int(),
  id_display: z.string(),
  fullname: z.string(),
  phone: z.string(),
  avatar: z.string(),
  type_member: z.int(),
  point_wallet: vnd,
  bank_id: z.int().nullable(),
  cif: z.string(),
  orderId: z.string(),
  order_id: z.string(),
  merchant: z.string(),
})

/** The editions of the terms and of the policy on personal data a golfer agreed to by creating an account. */
const agreed = { terms_version: maybe(text(16)), privacy_version: maybe(text(16)) }

/**
 * Signs in with the code; a phone without account gets one, told by `is_new`, and what was agreed to is recorded with
 * it.
 */
export const loginWithOtp = defineCall({
  method: 'POST',
  path: '/api/for_cms/login_with_otp',
  access: 'public',
  summary: 'Signs in with the code from the SMS',
  request: request({ phone, code: otpCode, merchant: maybe(text(32)), ...agreed }),
  response: sessionFields.extend({ is_new: yesNo }),
})

/**
 * Signs in on the code page a partner bank's customer is sent to; a phone without account gets one. `signdata` covers
 * `phone`, `code` and `cif` as they are sent (`rules/signature.ts`).
 */
export const getTokenWithOtp = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_token_with_otp',
  access: 'public',
  summary: 'Signs in on the code page of a partner bank',
  request: request({ phone, code: otpCode, cif: typed(64), signdata: typed(128), ...agreed }),
  response: z.object({ token: z.string() }),
})

/** Whether a phone has an account; null means none. */
export const checkPhoneExist = defineCall({
  method: 'POST',
  path: '/api/for_wap/check_phone_exist',
  access: 'public',
  summary: 'Whether a phone has an account',
  request: request({ phone }),
  response: z.object({ phone: z.string() }).nullable(),
})

/** The golfer of the token; also how a token is validated. */
export const getDetail = defineCall({
  method: 'GET',
  path: '/api/for_wap/detail',
  access: 'member',
  summary: 'The signed-in golfer',
  request: request({}),
  response: sessionFields,
})

/** The same fields under the path of the user service. */
export const getDetailUser = defineCall({
  method: 'GET',
  path: '/api/users/get_detail_user',
  access: 'member',
  summary: 'The signed-in golfer',
  request: request({}),
  response: sessionFields,
})

/** Who has a phone or a vID; `player.unknownVid` when nobody has the vID, null when nobody has the phone. */
export const checkInfoUser = defineCall({
  method: 'GET',
  path: '/api/for_wap/check_info_user',
  access: 'member',
  summary: 'A member by phone or vID',
  request: request({ phone, vga: typed(20) }),
  response: memberName.nullable(),
})

/** What refreshes the stored session: picture, tier 0 to 3, points. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/for_wap/get_profile',
  access: 'member',
  summary: 'Picture, tier and points',
  request: request({}),
  response: sessionFields.pick({
    vga: true,
    id_display: true,
    fullname: true,
    avatar: true,
    type_member: true,
    point_wallet: true,
  }),
})

/** The profile to edit; `birthday` as dd-MM-yyyy, null where nothing is stored. */
const profile = z.object({
  fullname: z.string().nullable(),
  address: z.string().nullable(),
  birthday: z.string().nullable(),
  user_email: z.object({ email: z.string().nullable() }),
})

export const getInfoUser = defineCall({
  method: 'GET',
  path: '/api/for_wap/get_info_user',
  access: 'member',
  summary: 'The profile to edit',
  request: request({}),
  response: profile,
})

/** Saves the profile; an empty or null field is cleared. The limits of each field are refused with their own text. */
export const updateInfoUser = defineCall({
  method: 'POST',
  path: '/api/for_wap/update_info_user',
  access: 'member',
  summary: 'Saves the profile',
  request: request({ fullname: typed(500), address: typed(1000), email: typed(500), birthday: typed(32) }),
  response: profile,
})

/** The balance, 1 point = 1 VND; polled every 20 seconds. */
export const getPoint = defineCall({
  method: 'GET',
  path: '/api/wallet/get_point',
  access: 'member',
  summary: 'The balance of the golf wallet',
  request: request({}),
  response: z.object({ point: vnd }),
  legacyEnvelope: true,
})

/** Ends the session of the token, or with `everywhere` every session of the golfer. */
export const logout = defineCall({
  method: 'POST',
  path: '/api/for_wap/logout',
  access: 'member',
  summary: 'Ends the session',
  request: request({ everywhere: maybe(flag) }),
  response: z.null(),
})

/** Where the golfer is signed in, the latest first. */
export const listSession = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_session',
  access: 'member',
  summary: 'Where the golfer is signed in',
  request: request({}),
  response: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      created_at: epochMs,
      expires_at: epochMs,
      is_current: yesNo,
    }),
  ),
})

/** Ends one session of the golfer; one that is not theirs is not found. */
export const endSession = defineCall({
  method: 'POST',
  path: '/api/for_wap/end_session',
  access: 'member',
  summary: 'Ends one session',
  request: request({ id: text(64) }),
  response: z.null(),
})

/** Ends every session of the golfer except the one that asks; `ended` says how many. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/for_wap/end_other_sessions',
  access: 'member',
  summary: 'Ends all other sessions',
  request: request({}),
  response: z.object({ ended: z.int() }),
})
