import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { dropBooked } from '#session/booked-data.ts'
import { offlineRounds } from '#session/local-keys.ts'
import { readSession } from '#session/session.ts'
import { readOfflineRounds, storeRoundsOf } from './offline-rounds.ts'

/**
 * Loads the signed-in golfer's next rounds and stores them for offline use. A logout meanwhile stores nothing, and the
 * data of another golfer is deleted first, whatever the network does.
 */
export async function storeRounds(): Promise<void> {
  const session = readSession()
  if (session === null) return
  openWithoutNetwork().catch(() => undefined)
  await readOfflineRounds(session)
  const { token, vga } = session
  const rounds = await call(api.rounds.next, {}, { quiet: true, silent: true, token }).catch(() => null)
  if (rounds === null || readSession()?.vga !== vga) return
  await storeRoundsOf(session, rounds)
  if (readSession()?.vga !== vga) await dropBooked(offlineRounds)
}

/**
 * The service worker shows nothing but these rounds, so a golfer without rounds need not load it: its files would share
 * a phone's line and processor with a visitor's first page. Where it is not allowed, as in some frames, nothing is
 * lost.
 */
async function openWithoutNetwork(): Promise<void> {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}
