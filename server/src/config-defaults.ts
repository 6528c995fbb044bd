/**
 * Business constants and limits that a test or an operator may change, with the specification's values (points 5 and 9).
 * Durations are seconds.
 */
export const BUSINESS_DEFAULTS = {
  paymentWindow: { variable: 'PAYMENT_WINDOW_SECONDS', value: 30 * 60 },
  staffConfirmation: { variable: 'STAFF_CONFIRMATION_SECONDS', value: 60 * 60 },
  draft: { variable: 'DRAFT_SECONDS', value: 15 * 60 },
  otp: { variable: 'OTP_SECONDS', value: 125 },
  otpResend: { variable: 'OTP_RESEND_SECONDS', value: 60 },
  otpAttempts: { variable: 'OTP_ATTEMPTS', value: 5 },
  otpPerPhonePerDay: { variable: 'OTP_PER_PHONE_PER_DAY', value: 10 },
  otpPerAddressPerHour: { variable: 'OTP_PER_ADDRESS_PER_HOUR', value: 60 },
  captcha: { variable: 'CAPTCHA_SECONDS', value: 120 },
  captchaAttempts: { variable: 'CAPTCHA_ATTEMPTS', value: 5 },
  captchaResend: { variable: 'CAPTCHA_RESEND_SECONDS', value: 15 * 60 },
  captchaResends: { variable: 'CAPTCHA_RESENDS', value: 5 },
  session: { variable: 'SESSION_SECONDS', value: 30 * 24 * 60 * 60 },
  staffSession: { variable: 'STAFF_SESSION_SECONDS', value: 12 * 60 * 60 },
  staffSignInsPerAddressPerHour: { variable: 'STAFF_SIGN_INS_PER_ADDRESS_PER_HOUR', value: 60 },
  bookingsPerMemberPerHour: { variable: 'BOOKINGS_PER_MEMBER_PER_HOUR', value: 60 },
  requestsPerAddressPerMinute: { variable: 'REQUESTS_PER_ADDRESS_PER_MINUTE', value: 1200 },
  teeSheetDays: { variable: 'TEE_SHEET_DAYS', value: 120 },
} as const
