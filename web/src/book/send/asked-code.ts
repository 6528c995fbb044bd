import { serverNow } from '@teeviet/contract/live/server-clock'
import { otpSeconds } from '@teeviet/contract/rules/limits'
import { shownThrottleText } from '#account/login/problems.ts'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'
import { codeRefusals } from './code-refusals.ts'

/** A code for a booking. `matter` names the booking; it outlives a reload, the code itself is never kept. */
type AskedCode = { readonly matter: string; readonly until: number }

export type Asked =
  | { readonly until: number }
  | { readonly refused: { code: number; text: string }; readonly isReported: boolean }

const sent = 'code'
const unanswered = 'code asked'

/** Keeps until when a code for `matter` is good (`seconds` from now), and gives that instant. */
export async function noteAskedCode(matter: string, seconds: number): Promise<number> {
  const until = serverNow() + seconds * 1000
  await keepBooked(sent, { matter, until } satisfies AskedCode)
  return until
}

/** Until when the code that was last asked for `matter` is good; null when it is over or was for something else. */
export function askedCodeUntil(matter: string): Promise<number | null> {
  return goodUntil(sent, matter)
}

/** The code has been used: the next booking needs another one. */
export function forgetAskedCode(): Promise<void> {
  return dropBooked(sent)
}

/**
 * Asks for a code and keeps until when it is good. When it is refused as too soon after an asking whose answer was
 * lost, that one did arrive: its code is on the golfer's phone, and counts.
 * @throws FailedCall when the line broke
 */
export async function askForCode(
  matter: string,
  ask: () => Promise<{ error_code: number; error_msg: string; data: { time: number } | null }>,
): Promise<Asked> {
  const lost = await goodUntil(unanswered, matter)
  await keepBooked(unanswered, { matter, until: lost ?? serverNow() + otpSeconds * 1000 } satisfies AskedCode)
  const { error_code: code, error_msg, data } = await ask()
  await dropBooked(unanswered)
  if (code === 0) return { until: await noteAskedCode(matter, data?.time ?? otpSeconds) }
  if (code !== codeRefusals.tooSoon || lost === null) {
    return { refused: { code, text: shownThrottleText(error_msg) }, isReported: false }
  }
  await keepBooked(sent, { matter, until: lost } satisfies AskedCode)
  return { until: lost }
}

async function goodUntil(name: string, matter: string): Promise<number | null> {
  const kept = await readBooked(name)
  if (typeof kept !== 'object' || kept === null || !('matter' in kept) || !('until' in kept)) return null
  const { until } = kept
  return kept.matter === matter && typeof until === 'number' && until > serverNow() ? until : null
}
