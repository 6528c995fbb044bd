/** How long a captcha is good in these tests: short enough to wait for its end, long enough to type it. */
export const captchaSeconds = 20

/** How long the server makes a golfer wait between two codes in these tests. */
export const resendSeconds = 4
