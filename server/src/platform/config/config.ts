import { resolve } from 'node:path'
import { bankName } from '@teeviet/contract/rules/money/payee'
import { defaultSignatureSecret } from '@teeviet/contract/rules/signature'
import { defaultTimeouts } from '../database/timeouts.ts'
import { BUSINESS_DEFAULTS } from './config-defaults.ts'
import {
  emailProblems,
  insurerProblems,
  type ProductionSettings,
  productionProblems,
  pushProblems,
} from './config-production.ts'
import { readWallets } from './wallets.ts'

export type Environment = Record<string, string | undefined>

/** Every setting of the server, read once at start. Durations are seconds, money is VND. */
export type Config = ReturnType<typeof readConfig>

/** The business constants among them. */
export type Rules = Config['rules']

/** Thrown with every invalid setting at once, so that one start reports all of them. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`TeeViet cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const SANDBOX_SECRET = 'sandbox-only-not-a-secret'

/**
 * Reads and checks the environment.
 * `TEEVIET_MODE=production` refuses sandbox credentials, demo data and shortcuts for tests, naming each.
 * @throws ConfigError
 */
export function readConfig(env: Environment) {
  const problems: string[] = []
  const text = (name: string, fallback: string) => (env[name] ?? '').trim() || fallback
  const whole = (name: string, fallback: number, least = 0) => {
    const given = (env[name] ?? '').trim()
    if (given === '') return fallback
    const value = Number(given)
    if (Number.isSafeInteger(value) && value >= least) return value
    problems.push(`${name} must be a whole number of at least ${least}, not "${given}"`)
    return fallback
  }
  const oneOf = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const given = (env[name] ?? '').trim()
    const found = choices.find((choice) => choice === given)
    if (given !== '' && found === undefined)
      problems.push(`${name} must be one of ${choices.join(', ')}, not "${given}"`)
    return found ?? choices[0]
  }

  const mode = oneOf('TEEVIET_MODE', ['sandbox', 'production'])
  const production = mode === 'production'
  // settings which only production checks are recorded as they are read
  const secrets: ProductionSettings['secrets'][number][] = []
  const credentials: ProductionSettings['credentials'][number][] = []
  const secret = (name: string, isNeeded = true) => {
    secrets.push({ name, value: text(name, ''), isNeeded })
    return text(name, isNeeded || !production ? `${SANDBOX_SECRET}-${name}` : '')
  }
  /** Proves one of several notifiers; in production empty, and the notifier off, unless it is set. */
  const notifierSecret = (name: string) => secret(name, false)
  const credential = (name: string, sandboxValue: string) => {
    credentials.push({ name, value: text(name, ''), sandboxValue })
    return text(name, sandboxValue)
  }

  /** An account at a gateway or network: the sandbox's by default; in production all of it or, for one that is not offered, none. */
  const account = <Field extends string>(prefix: string, sandboxValues: Record<Field, string>) => {
    const fields = Object.keys(sandboxValues) as Field[]
    const variable = (field: Field) => `${prefix}_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`
    if (production && fields.every((field) => text(variable(field), '') === '')) return null
    return Object.fromEntries(
      fields.map((field) => [field, credential(variable(field), sandboxValues[field])]),
    ) as Record<Field, string>
  }

  const port = whole('PORT', 3000)
  const sandboxPort = whole('SANDBOX_PORT', 3001)
  const metricsPort = whole('METRICS_PORT', 0)
  const tracesUrl = text('TRACES_URL', '')
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const weatherUrl = text('WEATHER_BASE_URL', production ? '' : `${sandboxUrl}/weather`)
  const zalo = account('ZALO', {
    baseUrl: `${sandboxUrl}/zalo`,
    oauthUrl: `${sandboxUrl}/zalo`,
    appId: 'sandbox-zalo-app',
    secretKey: 'sandbox-zalo-secret',
    refreshToken: 'sandbox-zalo-refresh',
    templateClubAsked: 'sandbox-club-asked',
    templateClubPaid: 'sandbox-club-paid',
    templateClubPaidChanged: 'sandbox-club-paid-changed',
    templateClubChanged: 'sandbox-club-changed',
  })
  const seconds = Object.fromEntries(
    Object.entries(BUSINESS_DEFAULTS).map(([key, { variable, value }]) => [key, whole(variable, value, 1)]),
  ) as Record<keyof typeof BUSINESS_DEFAULTS, number>

  if (text('DATABASE_OWNER_URL', '') && !text('DATABASE_URL', ''))
    problems.push('DATABASE_URL must be set where DATABASE_OWNER_URL is')
  if (text('DATABASE_READ_URL', '') && !text('DATABASE_URL', ''))
    problems.push('DATABASE_URL must be set where DATABASE_READ_URL is')
  const tracesPercent = whole('TRACES_PERCENT', 100, 1)
  if (tracesPercent > 100) problems.push('TRACES_PERCENT must be at most 100')
  if (seconds.clubSharePercent > 100) problems.push('CLUB_SHARE_PERCENT must be at most 100')

  const config = {
    mode,
    production,
    host: text('HOST', production ? '0.0.0.0' : 'localhost'),
    port,
    /** Null: `/metrics` is on the product's port. */
    metricsPort: metricsPort || null,
    /** The collector of traces; null: none are recorded. */
    traces: tracesUrl === '' ? null : { url: tracesUrl, percent: tracesPercent },
    publicUrl: text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: text('TRUST_PROXY', ''),
    logLevel: oneOf('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    dataDir: resolve(text('DATA_DIR', '.data')),
    /** Where the embedded database is backed up; null: its WAL is not archived. */
    backupDir: text('BACKUP_DIR', '') ? resolve(text('BACKUP_DIR', '')) : null,
    backupsKept: whole('BACKUPS_KEPT', 7, 1),
    databaseUrl: text('DATABASE_URL', ''),
    /** Empty: the account of `databaseUrl` owns the schema. */
    databaseOwnerUrl: text('DATABASE_OWNER_URL', ''),
    /** Standbys for reads that may lag; empty: the primary does them. */
    databaseReadUrl: text('DATABASE_READ_URL', ''),
    databaseConnections: whole('DATABASE_CONNECTIONS', 12, 2),
    shutdown: {
      delaySeconds: whole('SHUTDOWN_DELAY_SECONDS', production ? 5 : 0),
      requestSeconds: whole('SHUTDOWN_REQUEST_SECONDS', 10),
    },
    databaseTimeouts: {
      statementSeconds: whole('DATABASE_STATEMENT_TIMEOUT_SECONDS', defaultTimeouts.statementSeconds, 1),
      lockSeconds: whole('DATABASE_LOCK_TIMEOUT_SECONDS', defaultTimeouts.lockSeconds, 1),
      longWorkSeconds: whole('DATABASE_LONG_WORK_TIMEOUT_SECONDS', defaultTimeouts.longWorkSeconds, 1),
    },
    /** Where pages are rendered from their sources; set by `npm run dev`. */
    livePagesUrl: production ? '' : text('LIVE_PAGES_URL', ''),
    liveConsoleUrl: production ? '' : text('LIVE_CONSOLE_URL', ''),
    demo: oneOf('DEMO', production ? ['0', '1'] : ['1', '0']) === '1',
    sandboxPort: production ? null : sandboxPort,
    rules: seconds,
    /** Whether golfers may let each player pay a share of a bill. */
    billShares: oneOf('BILL_SHARES', ['1', '0']) === '1',
    /** Whether golfers may wait for places on a full day. */
    waitlist: oneOf('WAITLIST', ['1', '0']) === '1',
    /** Whether golfers may open their flight to invited golfers. */
    openFlights: oneOf('OPEN_FLIGHTS', ['1', '0']) === '1',
    /** Whether golfers claim a hole-in-one here. */
    hioClaims: oneOf('HIO_CLAIMS', ['1', '0']) === '1',
    captchaFixedText: text('CAPTCHA_FIXED_TEXT', ''),
    secrets: {
      token: secret('TOKEN_SECRET'),
      code: secret('CODE_SECRET'),
      cookie: secret('COOKIE_SECRET'),
      partnerKeys: secret('PARTNER_KEYS_SECRET'),
    },
    signatureSecret: text('SIGNATURE_SECRET', defaultSignatureSecret),
    sms: {
      baseUrl: credential('SMS_BASE_URL', sandboxUrl),
      apiKey: credential('SMS_API_KEY', 'sandbox-sms-key'),
      secretKey: credential('SMS_SECRET_KEY', 'sandbox-sms-secret'),
      brandname: text('SMS_BRANDNAME', 'TeeViet'),
    },
    email: {
      /** Whether visitors with a foreign number sign in with a code by e-mail. */
      login: oneOf('EMAIL_LOGIN', ['0', '1']) === '1',
      smtpUrl: text('SMTP_URL', production ? '' : `${sandboxUrl}/email`),
      from: text('EMAIL_FROM', production ? '' : 'TeeViet <golf@teeviet.test>'),
    },
    /** What signs passes for the wallets of phones; null where one is not offered. */
    wallets: readWallets(
      {
        appleFolder: text('WALLET_APPLE_FOLDER', ''),
        googleIssuerId: text('WALLET_GOOGLE_ISSUER_ID', ''),
        googleAccountFile: text('WALLET_GOOGLE_ACCOUNT_FILE', ''),
      },
      problems,
    ),
    /** The Official Account at Zalo; null without one. */
    zalo: zalo && {
      ...zalo,
      // messages to golfers are optional: without both templates they cannot choose Zalo
      templateGolferBooking: text('ZALO_TEMPLATE_GOLFER_BOOKING', production ? '' : 'sandbox-golfer-booking'),
      templateGolferOffer: text('ZALO_TEMPLATE_GOLFER_OFFER', production ? '' : 'sandbox-golfer-offer'),
    },
    /** The forecasts and recorded weather of the courses; null without a provider. */
    weather:
      weatherUrl === '' || oneOf('WEATHER', ['1', '0']) === '0'
        ? null
        : { baseUrl: weatherUrl, apiKey: text('WEATHER_API_KEY', '') },
    /** The VAPID keys of web push; null without them. */
    push: account('PUSH', {
      publicKey: 'BERc3z8hIu8lXBfxqqiXCjeRwYiZYWxvL9La_uL3OMK8bSyNLoy4xPnvmJVqzJG0Uf4ZU12w8avqcEH5Y7RwQbg',
      privateKey: 'POmIFb4UJNF3Dpn_nLnKw3DSo_d9mJohFX0GJMZEKJs',
      subject: 'mailto:sandbox@teeviet.test',
    }),
    bank: {
      bin: text('BANK_BIN', production ? '' : '970415'),
      name: text('BANK_NAME', bankName(text('BANK_BIN', production ? '' : '970415')) ?? ''),
      accountNumber: credential('BANK_ACCOUNT_NUMBER', '100000000068'),
      accountName: text('BANK_ACCOUNT_NAME', 'TEEVIET DEMO'),
      sepaySecret: notifierSecret('SEPAY_SECRET'),
      sepayMode: oneOf('SEPAY_MODE', ['hmac', 'api-key']),
      cassoSecret: notifierSecret('CASSO_SECRET'),
      cassoVersion: oneOf('CASSO_VERSION', ['2', '1']),
      notificationSecret: notifierSecret('BANK_NOTIFICATION_SECRET'),
      statementUrl: text('SEPAY_API_URL', production ? 'https://my.sepay.vn' : sandboxUrl).replace(/\/$/, ''),
      // without it no statement is fetched, and staff close the day with a pasted one
      statementToken: text('SEPAY_API_TOKEN', production ? '' : 'sandbox-sepay-token'),
    },
    hio: {
      /** Null where the operator has no insurance site. */
      url: text('HIO_URL', production ? '' : `${sandboxUrl}/partners/stb/hio`) || null,
      keepLinkUids: text('HIO_KEEP_LINK_UIDS', production ? '' : '1000001 1000002')
        .split(/\s+/)
        .filter((uid) => uid !== '')
        .map(Number),
    },
    devTokenLogin: oneOf('DEV_TOKEN_HAND_OVER', ['0', '1']) === '1',
    gateways: {
      alepay: account('ALEPAY', {
        baseUrl: `${sandboxUrl}/alepay`,
        tokenKey: 'sandbox-alepay-token',
        checksumKey: 'sandbox-alepay-checksum',
      }),
      epay: account('EPAY', {
        baseUrl: `${sandboxUrl}/epay`,
        merId: 'SANDBOX001',
        encodeKey: 'sandbox-epay-encode-key',
        refundPassword: 'sandbox-epay-refund',
      }),
      /** The fallback address for a gateway which requires one, for a buyer without an address. */
      buyerEmail: text('PAYMENT_BUYER_EMAIL', 'golfer@sandbox.example'),
      timeoutMs: whole('GATEWAY_TIMEOUT_MS', 15_000, 100),
    },
    /** The insurer named on certificates. */
    insurerName: text('INSURER_NAME', 'Bảo hiểm Mẫu (demo)'),
    /** Where the insurer takes hole-in-one claims by e-mail; empty for none. */
    insurerEmail: text('INSURER_EMAIL', production ? '' : 'claims@insurer.test'),
    /** The operator's company in a new installation; empty where samples are shown. */
    company: {
      name: text('COMPANY_NAME', ''),
      registration: text('COMPANY_REGISTRATION', ''),
      address: text('COMPANY_ADDRESS', ''),
      hotline: text('COMPANY_HOTLINE', ''),
      email: text('COMPANY_EMAIL', ''),
    },
    /** Whether the permissions over money need a second factor. */
    staffSecondFactor: oneOf('STAFF_SECOND_FACTOR', production ? ['1', '0'] : ['0', '1']) === '1',
    firstAdmin: { email: text('ADMIN_EMAIL', ''), password: text('ADMIN_PASSWORD', '') },
  }

  if (production) {
    const addresses = [
      'PUBLIC_URL',
      'SMS_BASE_URL',
      'SEPAY_API_URL',
      'HIO_URL',
      'ALEPAY_BASE_URL',
      'EPAY_BASE_URL',
      'ZALO_BASE_URL',
      'ZALO_OAUTH_URL',
      'WEATHER_BASE_URL',
    ].map((variable) => ({ name: variable, value: text(variable, '') }))
    const { bin, name, accountName } = config.bank
    const payee = { bin, bankName: name, accountName }
    const { insurerName, company, firstAdmin } = config
    problems.push(
      ...productionProblems({ secrets, credentials, addresses, payee, insurerName, company, firstAdmin }),
      ...emailProblems(config.email),
      ...insurerProblems(config.insurerEmail, config.email),
      ...pushProblems(config.push),
    )
    if (config.captchaFixedText) problems.push('CAPTCHA_FIXED_TEXT is for tests only and must not be set')
    if (config.devTokenLogin)
      problems.push('DEV_TOKEN_HAND_OVER signs any phone in without a code and must not be 1')
    if (config.demo) problems.push('DEMO must not be 1: the demo world has known passwords')
    const { sepaySecret, cassoSecret, notificationSecret } = config.bank
    if (!sepaySecret && !cassoSecret && !notificationSecret)
      problems.push(
        'SEPAY_SECRET, CASSO_SECRET or BANK_NOTIFICATION_SECRET must be set: nobody tells of transfers',
      )
    if (!config.databaseUrl) problems.push('DATABASE_URL must name the PostgreSQL to use')
    if ((config.gateways.alepay || config.gateways.epay) && !env.PAYMENT_BUYER_EMAIL)
      problems.push('PAYMENT_BUYER_EMAIL must be an address of yours: gateways want one of every buyer')
    if (!env.PUBLIC_URL) problems.push('PUBLIC_URL must be the address golfers open')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
