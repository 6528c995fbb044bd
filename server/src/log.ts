import pino, { type Logger } from 'pino'
import type { Config } from './config.ts'

/** Where personal data or secrets could slip into a log line: replaced, whatever the caller passed. */
const NEVER_LOGGED = [
  'phone',
  'token',
  'authorization',
  'code',
  'otp',
  'password',
  'text',
  'fullname',
  'email',
  '*.phone',
  '*.token',
  '*.authorization',
  '*.otp',
  '*.password',
  '*.fullname',
  '*.email',
  'req.headers',
  'err.parameters',
]

/** JSON lines in production and tests, readable ones on a terminal. */
export function createLog(config: Pick<Config, 'logLevel' | 'production'>): Logger {
  const readable = !config.production && process.stdout.isTTY
  return pino({
    level: config.logLevel,
    redact: { paths: NEVER_LOGGED, censor: '[hidden]' },
    base: null,
    ...(readable
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
          },
        }
      : {}),
  })
}
