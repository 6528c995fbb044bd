import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('configuration', () => {
  it('needs nothing for the sandbox and has the specification’s times', () => {
    const { rules } = readConfig({})
    expect([rules.paymentWindow, rules.staffConfirmation, rules.otp, rules.captcha]).toEqual([
      1800, 3600, 125, 120,
    ])
  })

  it('lets a test shorten every business constant', () => {
    const { rules } = readConfig({ PAYMENT_WINDOW_SECONDS: '3', OTP_SECONDS: '2' })
    expect([rules.paymentWindow, rules.otp]).toEqual([3, 2])
  })

  it('names every bad setting at once', () => {
    const problems = problemsOf({ PORT: 'x', OTP_SECONDS: '0', TEEVIET_MODE: 'live' })
    expect(problems.join('\n')).toMatch(/PORT[\s\S]*OTP_SECONDS|OTP_SECONDS[\s\S]*PORT/)
    expect(problems).toHaveLength(3)
  })

  it('refuses to run in production with sandbox secrets, demo data or a fixed captcha, naming each', () => {
    const problems = problemsOf({ TEEVIET_MODE: 'production', DEMO: '1', CAPTCHA_FIXED_TEXT: 'GOLF' }).join(
      '\n',
    )
    for (const name of [
      'TOKEN_SECRET',
      'CODE_SECRET',
      'COOKIE_SECRET',
      'SEPAY_SECRET',
      'SMS_API_KEY',
      'BANK_ACCOUNT_NUMBER',
      'DEMO',
      'CAPTCHA_FIXED_TEXT',
      'DATABASE_URL',
      'PUBLIC_URL',
    ]) {
      expect(problems).toContain(name)
    }
  })

  it('has every notifier of the bank off in production but those with a secret, and wants one', () => {
    const env = { TEEVIET_MODE: 'production', CASSO_SECRET: 'short' }
    const problems = problemsOf(env).join('\n')
    expect(problems).toContain('CASSO_SECRET must be set to at least 32 random characters')
    expect(problems).not.toMatch(/SEPAY_SECRET|BANK_NOTIFICATION_SECRET/)
  })

  it('offers no gateway in production without an account of one’s own', () => {
    const env = { TEEVIET_MODE: 'production', ALEPAY_TOKEN_KEY: 'sandbox-alepay-token' }
    const problems = problemsOf(env)
    for (const name of ['ALEPAY_BASE_URL', 'ALEPAY_TOKEN_KEY', 'ALEPAY_CHECKSUM_KEY'])
      expect(problems).toContain(`${name} must be set to the real one`)
    expect(problems.join()).not.toContain('EPAY_MER_ID')
  })
})
