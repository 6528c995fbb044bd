import { serverNow } from '@teeviet/contract/live/server-clock'
import { useEffect, useSyncExternalStore } from 'react'
import { dropBooked, keepBooked, readBooked } from '#session/booked-data.ts'
import { type BookingDraft, emptyDraft } from './booking-draft.ts'

/** A draft that outlives reloads and is shared by the pages that fill it in. */
export type DraftStore = {
  read(): BookingDraft
  change(part: Partial<BookingDraft>): void
  /** Resets, after the booking was sent. */
  reset(): void
  subscribe(listener: () => void): () => void
  /** Takes over what was kept, once, unless something was filled in meanwhile. */
  restore(): Promise<void>
}

function createDraftStore(name: string): DraftStore {
  const listeners = new Set<() => void>()
  let draft = emptyDraft
  let restoring: Promise<void> | undefined

  function set(next: BookingDraft): void {
    draft = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => draft,
    change: (part) => {
      set({ ...draft, ...part })
      keepBooked(name, draft)
    },
    reset: () => {
      set(emptyDraft)
      dropBooked(name)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restore: () => {
      restoring ??= readBooked(name).then(async (kept) => {
        if (kept === null) return
        // Most visits have kept nothing, and load nothing for it.
        const { readDraft } = await import('./read-draft.ts')
        const restored = readDraft(kept, serverNow())
        if (restored && draft === emptyDraft) set(restored)
      })
      return restoring
    },
  }
}

const stores = new Map<string, DraftStore>()

/** The store of a kind of booking: the quick form's, or the one of a single offer. */
export function draftStore(name: string): DraftStore {
  const store = stores.get(name) ?? createDraftStore(name)
  stores.set(name, store)
  return store
}

/** The quick form's draft: the same on home, on its own page and on the page of players. */
export const quickDraft = draftStore('draft')

export function useDraft(store: DraftStore): BookingDraft {
  useEffect(() => {
    store.restore()
  }, [store])
  return useSyncExternalStore(store.subscribe, store.read, () => emptyDraft)
}
