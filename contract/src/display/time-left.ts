import { dayMs, formatCountdown } from '../rules/time/dates.ts'

const daySeconds = dayMs / 1000

/** Seconds that are left, as whole days and a clock for the rest of them: `HH:mm:ss` below days, else as short as it can be. */
export function timeLeft(seconds: number): { days: number; clock: string } {
  const days = Math.floor(Math.max(0, seconds) / daySeconds)
  if (days === 0) return { days, clock: formatCountdown(seconds) }
  const rest = seconds % daySeconds
  return { days, clock: `${rest < 3600 ? '00:' : ''}${formatCountdown(rest)}` }
}
