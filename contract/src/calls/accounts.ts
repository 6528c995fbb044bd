import { z } from 'zod'
import { defineCall } from '../call.ts'
import { memberName } from '../entities/player.ts'
import { epochMs, flag, maybe, otpCode, phone, request, text, typed, vnd, yesNo } from '../fields.ts'

const keydata = typed(64)

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/api/captcha/admin/get-captcha',
  may: 'visitor',
  summary: 'Get a captcha picture',
  description:
    "Returns the captcha's picture as PNG. A new random `keydata` creates a new captcha; a captcha is " +
    'valid for 120 seconds.',
  request: request({ keydata }),
  response: z.unknown(),
  raw: 'image/png',
})

const verifyCaptchaRequest = request({ keydata, capstr: typed(16) })

export const verifyCaptcha = defineCall({
  method: 'GET',
  path: '/api/captcha/admin/verify-captcha',
  may: 'visitor',
  summary: 'Check a captcha',
  description:
    'Checks the text the golfer read from the picture. A correct text allows one SMS code within 120 ' +
    'seconds.',
  request: verifyCaptchaRequest,
  response: z.null(),
})

export const verifyCaptchaOnMain = defineCall({
  method: 'GET',
  path: '/api/admin/verify-captcha',
  may: 'visitor',
  summary: 'Check a captcha on the main service',
  description: 'The same check as `verifyCaptcha`, under the path of the main service.',
  request: verifyCaptchaRequest,
  response: z.null(),
})

export const getSmsLogin = defineCall({
  method: 'POST',
  path: '/api/for_cms/get_sms_login',
  may: 'visitor',
  summary: 'Send the login code by SMS',
  description:
    'Sends a login code by SMS. `time` is the number of seconds the code is valid. `cif` is the customer ' +
    "number from a partner bank's single sign-on. Where `email_login` of the site settings is 1, a foreign number is " +
    'accepted with an `email`, which then gets the code.',
  request: request({
    phone,
    email: maybe(text(254)),
    merchant: maybe(text(32)),
    cif: maybe(text(64)),
    keydata,
    capstr: typed(16),
  }),
  response: z.object({ time: z.int() }),
})

/**
 * The session data of a golfer's browser; empty text means none, `type_member` is the tier 0 to 3. Until `proof_until`
 * a booking accepts the code of this login as its own (`with_login`); 0 for a login without a code.
 */
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
  proof_until: epochMs,
})

/** The editions of the terms and of the policy on personal data a golfer agreed to by creating an account. */
const agreed = { terms_version: maybe(text(16)), privacy_version: maybe(text(16)) }

export const loginWithOtp = defineCall({
  method: 'POST',
  path: '/api/for_cms/login_with_otp',
  may: 'visitor',
  summary: 'Sign in with the code from the SMS',
  description:
    'Signs in with the SMS code. A phone without an account gets one: `is_new` is then 1, and the ' +
    'accepted versions of the terms and the privacy policy are recorded. A foreign number signs in with the ' +
    '`email` that got its code; another address than the first one proved is refused.',
  request: request({ phone, email: maybe(text(254)), code: otpCode, merchant: maybe(text(32)), ...agreed }),
  response: sessionFields.extend({ is_new: yesNo }),
})

export const getTokenWithOtp = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_token_with_otp',
  may: 'visitor',
  summary: 'Sign in on the code page of a partner bank',
  description:
    "Signs in a partner bank's customer on the code page. A phone without an account gets one. " +
    '`signdata` signs `phone`, `code` and `cif` exactly as they are sent.',
  request: request({ phone, code: otpCode, cif: typed(64), signdata: typed(128), ...agreed }),
  response: z.object({ token: z.string() }),
})

export const checkPhoneExist = defineCall({
  method: 'POST',
  path: '/api/for_wap/check_phone_exist',
  may: 'visitor',
  summary: 'Check whether a phone has an account',
  description: 'Returns the phone when it has an account, null when it has none.',
  request: request({ phone }),
  response: z.object({ phone: z.string() }).nullable(),
})

export const getDetail = defineCall({
  method: 'GET',
  path: '/api/for_wap/detail',
  may: 'golfer',
  summary: 'Get the signed-in golfer',
  description: 'Returns the golfer of the token. Clients also use it to validate a token.',
  request: request({}),
  response: sessionFields,
})

export const getDetailUser = defineCall({
  method: 'GET',
  path: '/api/users/get_detail_user',
  may: 'golfer',
  summary: 'Get the signed-in golfer (user service)',
  description: 'The same fields as `getDetail`, under the path of the user service.',
  request: request({}),
  response: sessionFields,
})

export const checkInfoUser = defineCall({
  method: 'GET',
  path: '/api/for_wap/check_info_user',
  may: 'golfer',
  summary: 'Find a member by phone or vID',
  description:
    'Returns the member with this phone or vID. An unknown vID is refused (`player.unknownVid`); an ' +
    'unknown phone returns null.',
  request: request({ phone, vga: typed(20) }),
  response: memberName.nullable(),
})

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/for_wap/get_profile',
  may: 'golfer',
  summary: 'Get picture, tier and points',
  description: 'Returns the fields that refresh a stored session: picture, tier 0 to 3 and points.',
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
  may: 'golfer',
  summary: 'Get the profile to edit',
  description:
    'Returns the profile fields that the golfer can edit. `birthday` is dd-MM-yyyy; a field without a ' +
    'value is null.',
  request: request({}),
  response: profile,
})

export const updateInfoUser = defineCall({
  method: 'POST',
  path: '/api/for_wap/update_info_user',
  may: 'golfer',
  summary: 'Save the profile',
  description:
    "Saves the profile. An empty or null field is cleared. A value beyond a field's limit is refused " +
    "with that field's own text.",
  request: request({ fullname: typed(500), address: typed(1000), email: typed(500), birthday: typed(32) }),
  response: profile,
})

export const getPoint = defineCall({
  method: 'GET',
  path: '/api/wallet/get_point',
  may: 'golfer',
  summary: 'Get the wallet balance',
  description: 'Returns the balance in points; 1 point is 1 VND. The web polls it every 20 seconds.',
  request: request({}),
  response: z.object({ point: vnd }),
  legacyEnvelope: true,
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/for_wap/logout',
  may: 'golfer',
  summary: 'Sign out',
  description: 'Ends the session of the token, or with `everywhere` every session of the golfer.',
  request: request({ everywhere: maybe(flag) }),
  response: z.null(),
})

export const listSession = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_session',
  may: 'golfer',
  summary: "List the golfer's sessions",
  description:
    'Returns the devices on which the golfer is signed in, newest first. `address` is the network address of ' +
    'the login, empty where it is not known; `used_at` is kept to within five minutes.',
  request: request({}),
  response: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      created_at: epochMs,
      used_at: epochMs,
      expires_at: epochMs,
      is_current: yesNo,
    }),
  ),
})

export const endSession = defineCall({
  method: 'POST',
  path: '/api/for_wap/end_session',
  may: { owner: { id: 'session' } },
  summary: 'End one session',
  description: "Ends one of the golfer's sessions. Another member's session is not found.",
  request: request({ id: text(64) }),
  response: z.null(),
})

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/for_wap/end_other_sessions',
  may: 'golfer',
  summary: 'End all other sessions',
  description:
    'Ends every session of the golfer except the current one. `ended` is the number of ended sessions.',
  request: request({}),
  response: z.object({ ended: z.int() }),
})
