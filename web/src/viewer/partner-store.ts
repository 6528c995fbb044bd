import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { localKeys } from '#session/local-keys.ts'
import { readLocal, removeLocal, writeLocal } from '#session/local-store.ts'
import type { Look } from '#themes/look.ts'

/** The partner a golfer belongs to, with the look that was made of its colours. */
export type Partner = NonNullable<DataOf<typeof api.partners.partner>> & { readonly look: Look }

/** The partner of an entry page, so that the first HTML knows it already. */
export const enteredKey = ['entered partner'] as const

const listeners = new Set<() => void>()
let cached: { stored: string | null; partner: Partner | null } = { stored: null, partner: null }

/** The partner kept in this browser; null for everybody's golfers. Gives the same object until it changes. */
export function readPartner(): Partner | null {
  const stored = readLocal(localKeys.partner)
  if (stored !== cached.stored) cached = { stored, partner: parsePartner(stored) }
  return cached.partner
}

function parsePartner(stored: string | null): Partner | null {
  if (!stored) return null
  try {
    const partner: Partner = JSON.parse(stored)
    return partner.look && Array.isArray(partner.features) ? partner : null
  } catch {
    return null
  }
}

/** Keeps whose golfer this is; null forgets it. */
export function keepPartner(partner: Partner | null): void {
  const text = partner === null ? null : JSON.stringify(partner)
  if (text === readLocal(localKeys.partner)) return
  if (text === null) removeLocal(localKeys.partner)
  else writeLocal(localKeys.partner, text)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The golfer's partner, followed live; in the first HTML the one whose entry the page is. */
export function usePartner(): Partner | null {
  const client = useQueryClient()
  return useSyncExternalStore(subscribe, readPartner, () => client.getQueryData<Partner>(enteredKey) ?? null)
}
