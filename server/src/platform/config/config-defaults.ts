import * as limits from '@teeviet/contract/rules/limits'

/**
 * Business constants and limits that a test or an operator may change, with the specification's values (points 5 and 9).
 * Durations are seconds.
 */
export const BUSINESS_DEFAULTS = {
  paymentWindow: { variable: 'PAYMENT_WINDOW_SECONDS', value: limits.paymentWindowSeconds },
  staffConfirmation: { variable: 'STAFF_CONFIRMATION_SECONDS', value: limits.staffConfirmationSeconds },
  topUp: { variable: 'TOP_UP_SECONDS', value: limits.topUpSeconds },
  draft: { variable: 'DRAFT_SECONDS', value: limits.draftSeconds },
  otp: { variable: 'OTP_SECONDS', value: limits.otpSeconds },
  otpResend: { variable: 'OTP_RESEND_SECONDS', value: limits.otpRepeatSeconds },
  otpAttempts: { variable: 'OTP_ATTEMPTS', value: limits.otpAttempts },
  otpPerPhonePerDay: { variable: 'OTP_PER_PHONE_PER_DAY', value: limits.otpPerPhonePerDay },
  otpPerStrangerPerDay: { variable: 'OTP_PER_STRANGER_PER_DAY', value: limits.otpPerStrangerPerDay },
  knownDevice: { variable: 'KNOWN_DEVICE_SECONDS', value: limits.knownDeviceSeconds },
  otpPerAddressPerHour: { variable: 'OTP_PER_ADDRESS_PER_HOUR', value: 300 },
  logInsPerAddressPerHour: { variable: 'LOG_INS_PER_ADDRESS_PER_HOUR', value: 300 },
  captchasPerAddressPerHour: { variable: 'CAPTCHAS_PER_ADDRESS_PER_HOUR', value: 300 },
  ssoLoginsPerAddressPerHour: { variable: 'HAND_OVERS_PER_ADDRESS_PER_HOUR', value: 1200 },
  phoneChecksPerAddressPerHour: { variable: 'PHONE_CHECKS_PER_ADDRESS_PER_HOUR', value: 300 },
  playerLookUpsPerMemberPerHour: { variable: 'PLAYER_LOOK_UPS_PER_MEMBER_PER_HOUR', value: 300 },
  captcha: { variable: 'CAPTCHA_SECONDS', value: limits.captchaSeconds },
  captchaAttempts: { variable: 'CAPTCHA_ATTEMPTS', value: limits.captchaAttempts },
  captchaResend: { variable: 'CAPTCHA_RESEND_SECONDS', value: limits.resendWithoutCaptchaSeconds },
  captchaResends: { variable: 'CAPTCHA_RESENDS', value: limits.resendsWithoutCaptcha },
  session: { variable: 'SESSION_SECONDS', value: limits.sessionSeconds },
  staffSession: { variable: 'STAFF_SESSION_SECONDS', value: 12 * 60 * 60 },
  staffSignInsPerAccountAndAddressPerHour: {
    variable: 'STAFF_SIGN_INS_PER_ACCOUNT_AND_ADDRESS_PER_HOUR',
    value: 20,
  },
  staffSignInsPerAccountPerHour: { variable: 'STAFF_SIGN_INS_PER_ACCOUNT_PER_HOUR', value: 60 },
  staffSignInsPerAddressPerHour: { variable: 'STAFF_SIGN_INS_PER_ADDRESS_PER_HOUR', value: 60 },
  bookingsPerMemberPerHour: { variable: 'BOOKINGS_PER_MEMBER_PER_HOUR', value: 60 },
  openRequestsPerMember: { variable: 'OPEN_REQUESTS_PER_MEMBER', value: 50 },
  heldPlacesPerCourseDay: { variable: 'HELD_PLACES_PER_COURSE_DAY', value: 16 },
  heldPlacesPerMember: { variable: 'HELD_PLACES_PER_MEMBER', value: 32 },
  unansweredHold: { variable: 'UNANSWERED_HOLD_SECONDS', value: 2 * 60 * 60 },
  holdEndsBeforeTeeTime: { variable: 'HOLD_ENDS_BEFORE_TEE_TIME_SECONDS', value: 60 * 60 },
  requestsPerAddressPerMinute: { variable: 'REQUESTS_PER_ADDRESS_PER_MINUTE', value: 1200 },
  pagesPerAddressPerMinute: { variable: 'PAGES_PER_ADDRESS_PER_MINUTE', value: 600 },
  picturesPerAddressPerMinute: { variable: 'PICTURES_PER_ADDRESS_PER_MINUTE', value: 6000 },
  pagesAtOnce: { variable: 'PAGES_AT_ONCE', value: 64 },
  picturesAtOnce: { variable: 'PICTURES_AT_ONCE', value: 32 },
  clubSharePercent: { variable: 'CLUB_SHARE_PERCENT', value: 90 },
  teeSheetDays: { variable: 'TEE_SHEET_DAYS', value: 120 },
} as const
