import { serverNow } from '@teeviet/contract/live/server-clock'
import { openDialog } from '#dialogs/open.ts'
import { loggedIn } from '#session/logged-in.ts'
import { readSession, type Session, useSession } from '#session/session.ts'
import { useMinute } from '#session/use-server-now.ts'
import type { Player } from '../players/player.ts'
import {
  anyTimeOf,
  type BookingDraft,
  type ChosenCourse,
  type ChosenPlay,
  type Missing,
  missingOf,
  playersOf,
  playOf,
} from './booking-draft.ts'
import { type DraftStore, useDraft } from './draft-store.ts'

/** The fixed fields of a booking from an offer or a course's page. */
export type Fixed = {
  readonly course: ChosenCourse
  /** Only tee times of this offer, at its price. */
  readonly productId: number | null
  /** The golfer came by a tee time: until it is found to be free, or another one chosen, nothing can be sent. */
  readonly asksForTime: boolean
}

export type Booking = {
  readonly draft: BookingDraft
  /** Null until the page knows what time it is: on the server and in the first paint. */
  readonly play: ChosenPlay | null
  readonly players: readonly Player[]
  readonly session: Session | null
  readonly missing: readonly Missing[]
  readonly fixed: Fixed | null
  change(part: Partial<BookingDraft>): void
  pickCourse(): void
  pickPlay(): void
  /** Asks a visitor to log in first. */
  pickPlayers(): Promise<void>
  pickPackages(): void
}

/** A booking being filled in: its values with their defaults, and the dialogs that change them. */
export function useBooking(store: DraftStore, fixed: Fixed | null): Booking {
  const stored = useDraft(store)
  const session = useSession()
  const now = useMinute()
  const draft = fixed ? { ...stored, course: fixed.course } : stored
  const play = now === null ? null : playOf(draft, now)
  const players = playersOf(draft, session)

  return {
    draft,
    play,
    players,
    session,
    // The page looks at its clock now and then; a tee time passes at once.
    missing: missingIn(draft, now === null ? 0 : serverNow(), session, fixed),
    fixed,
    change: store.change,
    pickCourse: () =>
      openDialog('choose-course', {
        onChoose: (course) => store.change({ course: courseOf(course), play: dayOnly(store.read().play) }),
      }),
    pickPlay: () =>
      openDialog('play-time', {
        courseId: draft.course?.id ?? null,
        play: playOf(draft, serverNow()),
        ...(fixed?.productId ? { productId: fixed.productId } : {}),
        onChoose: (chosen) => store.change({ play: chosen }),
      }),
    pickPlayers: async () => {
      if (!(await loggedIn())) return
      openDialog('add-players', {
        players: playersOf(store.read(), readSession()),
        onPlayers: (chosen) => store.change({ players: chosen }),
      })
    },
    pickPackages: () =>
      openDialog('packages', {
        chosen: draft.packages,
        courseId: draft.course?.id ?? null,
        players: players.length,
        onChoose: (packages) => store.change({ packages }),
      }),
  }
}

/**
 * An offer has its own tee times: neither any time of the day nor a tee time without this offer is enough for it. Any
 * time is not enough either for who came by a tee time, unless they chose so.
 */
export function missingIn(
  draft: BookingDraft,
  now: number,
  session: Session | null,
  fixed: Fixed | null,
): readonly Missing[] {
  const missing = missingOf(draft, now, session)
  if (fixed === null || missing.includes('play')) return missing
  const needsTime =
    fixed.productId === null
      ? fixed.asksForTime && draft.play === null
      : playOf(draft, now).productId !== fixed.productId
  return needsTime ? ['play', ...missing] : missing
}

function courseOf({ id, title, address, logo }: ChosenCourse): ChosenCourse {
  return { id, title, address, logo }
}

/** Another course has other tee times: of a chosen one only its day is kept. */
function dayOnly(play: ChosenPlay | null): ChosenPlay | null {
  return play && !play.isAnyTime ? anyTimeOf(play.startsAt) : play
}
