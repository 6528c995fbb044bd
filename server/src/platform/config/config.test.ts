import { createECDH, createHash } from 'node:crypto'
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

const secretOf = (name: string) => createHash('sha256').update(name).digest('base64')

const production: Record<string, string> = {
  TEEVIET_MODE: 'production',
  TOKEN_SECRET: secretOf('token'),
  CODE_SECRET: secretOf('code'),
  COOKIE_SECRET: secretOf('cookie'),
  PARTNER_KEYS_SECRET: secretOf('partner keys'),
  SEPAY_SECRET: secretOf('notifier'),
  DATABASE_URL: 'postgres://teeviet@localhost/teeviet',
  PUBLIC_URL: 'https://golf.operator.vn',
  SMS_BASE_URL: 'https://sms.operator.vn',
  SMS_API_KEY: 'F0C3A1',
  SMS_SECRET_KEY: '9B2D77',
  BANK_BIN: '970436',
  BANK_NAME: 'Vietcombank',
  BANK_ACCOUNT_NUMBER: '1023456789',
  BANK_ACCOUNT_NAME: 'CONG TY GOLF VIET',
  INSURER_NAME: 'Bảo hiểm Việt',
  COMPANY_NAME: 'Công ty Golf Việt',
  COMPANY_REGISTRATION: 'Mã số doanh nghiệp 0312345678',
  COMPANY_ADDRESS: '12 Lý Thường Kiệt, Hà Nội',
  COMPANY_HOTLINE: '1900 1234',
  COMPANY_EMAIL: 'hello@operator.vn',
  ADMIN_EMAIL: 'admin@operator.vn',
  ADMIN_PASSWORD: 'mười hai chữ trở lên',
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

  it.each(['DATABASE_OWNER_URL', 'DATABASE_READ_URL'])('refuses %s without DATABASE_URL', (name) => {
    const url = 'postgres://teeviet@database/teeviet'
    expect(problemsOf({ [name]: url })).toEqual([`DATABASE_URL must be set where ${name} is`])
    expect(readConfig({ [name]: url, DATABASE_URL: url })).toBeTruthy()
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

  it('starts in production with settings of a real operator', () => {
    expect(problemsOf(production)).toEqual([])
  })

  it('refuses in production, naming the setting, each value that is not a real operator’s', () => {
    const refused: [name: string, value: string][] = [
      ['SEPAY_SECRET', 'sandbox-only-not-a-secret-SEPAY_SECRET'],
      ['TOKEN_SECRET', 'sandbox-only-not-a-secret-TOKEN_SECRET'],
      ['TOKEN_SECRET', 'a'.repeat(40)],
      ['TOKEN_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
      ['TOKEN_SECRET', 'changeme-please!changeme-please!'],
      ['CODE_SECRET', production.TOKEN_SECRET ?? ''],
      ['SMS_API_KEY', 'sandbox-anything'],
      ['SMS_BASE_URL', 'http://sms.operator.vn'],
      ['BANK_BIN', '123456'],
      ['BANK_NAME', 'VietinBank'],
      ['BANK_ACCOUNT_NUMBER', '100000000068'],
      ['BANK_ACCOUNT_NAME', 'TEEVIET DEMO'],
      ['INSURER_NAME', 'Bảo hiểm Mẫu (demo)'],
      ['COMPANY_NAME', 'Công ty Cổ phần TeeViet (mẫu)'],
      ['COMPANY_REGISTRATION', 'Mã số doanh nghiệp 0000000000'],
      ['COMPANY_ADDRESS', 'Trụ sở mẫu: số 1 phố Mẫu, Hà Nội'],
      ['COMPANY_HOTLINE', '1900 0000'],
      ['COMPANY_EMAIL', 'support@example.com'],
      ['ADMIN_PASSWORD', 'elevenchars'],
      ['ADMIN_PASSWORD', 'teeviet-demo'],
      ['PUBLIC_URL', 'http://golf.operator.vn'],
      ['PUBLIC_URL', 'https://localhost'],
      ['HIO_URL', 'https://127.0.0.1/hio'],
      ['SEPAY_API_URL', 'https://[::1]'],
    ]
    for (const [name, value] of refused) {
      const problems = problemsOf({ ...production, [name]: value })
      expect(problems, `${name}=${value}`).toHaveLength(1)
      expect(problems[0]).toContain(name)
      expect(problems[0], 'says no value').not.toContain(value)
    }
  })

  it('names everything that an empty production lacks in one message', () => {
    const problems = problemsOf({ TEEVIET_MODE: 'production' }).join('\n')
    const needed = Object.keys(production).filter((name) => !/^(?:TEEVIET_MODE|ADMIN_|BANK_NAME)/.test(name))
    for (const name of needed) expect(problems).toContain(name)
  })

  it('finds the bank by its number when no name is given', () => {
    const { BANK_NAME: _, ...env } = production
    expect(readConfig(env).bank.name).toBe('Vietcombank')
  })

  it('has every notifier of the bank off in production but those with a secret, and wants one', () => {
    const env = { TEEVIET_MODE: 'production', CASSO_SECRET: 'short' }
    const problems = problemsOf(env).join('\n')
    expect(problems).toContain('CASSO_SECRET must be set to at least 32 random characters')
    expect(problems).not.toMatch(/SEPAY_SECRET|BANK_NOTIFICATION_SECRET/)
  })

  it('lets no foreign number sign in by e-mail in production without a mail server and a sender', () => {
    const login = { ...production, EMAIL_LOGIN: '1' }
    const server = { SMTP_URL: 'smtps://golf:secret@mail.operator.vn', EMAIL_FROM: 'Golf <golf@operator.vn>' }
    expect(problemsOf(login).join('\n')).toMatch(/SMTP_URL[\s\S]*EMAIL_FROM/)
    expect(problemsOf({ ...login, ...server })).toEqual([])
    for (const SMTP_URL of ['https://mail.operator.vn', 'smtp://localhost', 'mail.operator.vn'])
      expect(problemsOf({ ...login, ...server, SMTP_URL })).toHaveLength(1)
    expect(problemsOf({ ...login, ...server, EMAIL_FROM: 'golf@teeviet.test' })).toHaveLength(1)
    expect(readConfig({}).email.login).toBe(false)
  })

  it('sends no e-mail in production with half of a mail account', () => {
    const SMTP_URL = 'smtps://golf:secret@mail.operator.vn'
    const INSURER_EMAIL = 'claims@insurer.vn'
    expect(problemsOf({ ...production, INSURER_EMAIL })).toEqual([expect.stringContaining('SMTP_URL')])
    const mail = { SMTP_URL, EMAIL_FROM: 'Golf <golf@operator.vn>' }
    expect(problemsOf({ ...production, ...mail, INSURER_EMAIL })).toEqual([])
    expect(problemsOf({ ...production, ...mail, INSURER_EMAIL: 'insurer' })).toHaveLength(1)
    const EMAIL_FROM = 'Golf <golf@operator.vn>'
    expect(problemsOf({ ...production, SMTP_URL })).toEqual([expect.stringContaining('EMAIL_FROM')])
    expect(problemsOf({ ...production, EMAIL_FROM })).toEqual([expect.stringContaining('SMTP_URL')])
    expect(problemsOf({ ...production, SMTP_URL, EMAIL_FROM })).toEqual([])
  })

  it('sends nothing by Zalo in production without an account there, and refuses a part of one', () => {
    const account = {
      ZALO_BASE_URL: 'https://business.openapi.zalo.me',
      ZALO_OAUTH_URL: 'https://oauth.zaloapp.com',
      ZALO_APP_ID: '3972457551',
      ZALO_SECRET_KEY: 'f8Qx21',
      ZALO_REFRESH_TOKEN: 'r-1',
      ZALO_TEMPLATE_CLUB_ASKED: '301',
      ZALO_TEMPLATE_CLUB_PAID: '302',
      ZALO_TEMPLATE_CLUB_PAID_CHANGED: '303',
      ZALO_TEMPLATE_CLUB_CHANGED: '304',
    }
    expect(readConfig(production).zalo).toBeNull()
    expect(readConfig({ ...production, ...account }).zalo).toMatchObject({ appId: '3972457551' })
    for (const name of Object.keys(account))
      expect(problemsOf({ ...production, ...account, [name]: '' })).toEqual([
        `${name} must be set to the real one`,
      ])
    const unsafe = { ...production, ...account, ZALO_OAUTH_URL: 'http://oauth.zaloapp.com' }
    expect(problemsOf(unsafe)).toEqual(['ZALO_OAUTH_URL must be an https address'])
  })

  it('asks no one about the weather in production without an address, nor where it is off', () => {
    expect(readConfig(production).weather).toBeNull()
    const WEATHER_BASE_URL = 'https://api.open-meteo.com'
    const weather = { baseUrl: WEATHER_BASE_URL, apiKey: '' }
    expect(readConfig({ ...production, WEATHER_BASE_URL }).weather).toEqual(weather)
    expect(readConfig({ ...production, WEATHER_BASE_URL, WEATHER: '0' }).weather).toBeNull()
    expect(readConfig({}).weather?.baseUrl).toContain('localhost')
    expect(problemsOf({ ...production, WEATHER_BASE_URL: 'http://api.open-meteo.com' })).toHaveLength(1)
  })

  it('sends nothing by push in production without keys, and refuses those that do not fit each other', () => {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    const keys = {
      PUSH_PUBLIC_KEY: curve.getPublicKey('base64url'),
      PUSH_PRIVATE_KEY: curve.getPrivateKey('base64url'),
      PUSH_SUBJECT: 'mailto:golf@operator.vn',
    }
    expect(readConfig(production).push).toBeNull()
    expect(readConfig({ ...production, ...keys }).push?.publicKey).toBe(keys.PUSH_PUBLIC_KEY)
    for (const PUSH_PRIVATE_KEY of ['short', readConfig({}).push?.privateKey ?? ''])
      expect(problemsOf({ ...production, ...keys, PUSH_PRIVATE_KEY }).join()).toContain('PUSH_')
    for (const PUSH_SUBJECT of ['golf@operator.vn', 'mailto:golf@teeviet.test', 'http://operator.vn'])
      expect(problemsOf({ ...production, ...keys, PUSH_SUBJECT }).join()).toContain('PUSH_SUBJECT')
    expect(problemsOf({ ...production, ...keys, PUSH_SUBJECT: '' })).not.toEqual([])
  })

  it('offers no gateway in production without an account of one’s own', () => {
    const env = { TEEVIET_MODE: 'production', ALEPAY_TOKEN_KEY: 'sandbox-alepay-token' }
    const problems = problemsOf(env)
    for (const name of ['ALEPAY_BASE_URL', 'ALEPAY_TOKEN_KEY', 'ALEPAY_CHECKSUM_KEY'])
      expect(problems).toContain(`${name} must be set to the real one`)
    expect(problems.join()).not.toContain('EPAY_MER_ID')
  })
})
