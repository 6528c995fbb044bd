/** Check a captcha. */
export const verifyCaptcha = 'GET /api/captcha/admin/verify-captcha'

/** Check whether a phone has an account. */
export const phoneExists = 'POST /api/for_wap/check_phone_exist'

/** Send the login code by SMS. */
export const sendCode = 'POST /api/for_cms/get_sms_login'

/** Sign in with the code from the SMS. */
export const withCode = 'POST /api/for_cms/login_with_otp'

/** Sign in on the code page of a partner bank. */
export const withPartnerCode = 'POST /api/for_wap/get_token_with_otp'

/** Sign in by phone during development. */
export const byPhone = 'POST /api/for_wap/login_by_phone'

/** Sign in a partner's customer. */
export const checkpoint = 'POST /api/for_wap/login_checkpoint'
