import pino, { type DestinationStream, type Logger, type SerializedError, stdSerializers } from 'pino'
import type { Config } from '../config/config.ts'

/** Fields of a log line which may contain personal data or secrets: replaced, whatever the caller passed. */
const NEVER_LOGGED = [
  'phone',
  'token',
  'authorization',
  'cookie',
  'code',
  'otp',
  'password',
  'text',
  'fullname',
  'email',
  '*.phone',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.otp',
  '*.password',
  '*.fullname',
  '*.email',
  'req.headers',
  'err.parameters',
]

/** PostgreSQL's error fields with the values of a row. */
const WITH_VALUES = ['detail', 'where', 'hint', 'parameters']

function errorWithoutValues(error: Error): SerializedError {
  const said = stdSerializers.err(error)
  for (const name of WITH_VALUES) if (said && name in said) said[name] = '[hidden]'
  return said
}

/**
 * JSON lines in production and tests, readable ones on a terminal. `to` is where they go, by default the process's
 * output.
 */
export function createLog(config: Pick<Config, 'logLevel' | 'production'>, to?: DestinationStream): Logger {
  const readable = !config.production && process.stdout.isTTY && to === undefined
  const options = {
    level: config.logLevel,
    serializers: { err: errorWithoutValues },
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
  }
  return to === undefined ? pino(options) : pino(options, to)
}
