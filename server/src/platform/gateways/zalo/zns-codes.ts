import { ZaloFailure, type ZaloObstacle } from './zalo-sender.ts'

/** The access token is invalid, expired, or was replaced: another one is needed. */
const refusedTokens: ReadonlySet<string> = new Set(['-124', '-216', '-220'])

const codes: Readonly<Record<Exclude<ZaloObstacle, 'network'>, readonly string[]>> = {
  // no account at Zalo, or one that is inactive, outdated, or refuses such messages
  recipient: ['-108', '-110', '-114', '-118', '-119', '-134', '-139', '-141', '-213'],
  // the template or its values
  message: [
    '-107',
    '-109',
    '-111',
    '-112',
    '-113',
    '-116',
    '-121',
    '-122',
    '-130',
    '-131',
    '-132',
    '-145',
    '-146',
  ],
  // application, Official Account, balance, quotas, and the hours of the night in which Zalo sends nothing
  account: [
    ...[
      '-101',
      '-102',
      '-103',
      '-104',
      '-105',
      '-106',
      '-115',
      '-117',
      '-120',
      '-125',
      '-126',
      '-127',
      '-133',
    ],
    ...['-135', '-136', '-137', '-138', '-140', '-144', '-147', '-211', '-212'],
  ],
}

const obstacles: ReadonlyMap<string, ZaloObstacle> = new Map(
  (['recipient', 'message', 'account'] as const).flatMap((obstacle) =>
    codes[obstacle].map((code) => [code, obstacle] as const),
  ),
)

/** Whether ZNS refused the access token, so that the same message may be sent with a fresh one. */
export const isTokenRefused = (code: string): boolean => refusedTokens.has(code)

/**
 * The meaning of a ZNS error code. A code of four figures refines the one of its first three (`-1471` a quota `-147`).
 * Unknown codes and `-100` (unknown error) are temporary. Quotas and the night are permanent: they end too late for a
 * message that asks for an answer.
 */
export function znsFailure(code: string): ZaloFailure {
  if (isTokenRefused(code)) return new ZaloFailure('temporary', 'account', code)
  const obstacle =
    obstacles.get(code) ?? (/^-1\d{3}$/.test(code) ? obstacles.get(code.slice(0, 4)) : undefined)
  return obstacle === undefined
    ? new ZaloFailure('temporary', 'network', code)
    : new ZaloFailure('permanent', obstacle, code)
}
