/** How long a captcha is good in these tests: short enough to wait for its end, long enough to type it. */
export const captchaSeconds = 12
