import { errorToastMs } from '@teeviet/contract/rules/limits'

export type ToastKind = 'error' | 'warning' | 'success' | 'info'
export type Toast = { readonly id: number; readonly kind: ToastKind; readonly text: string }

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

/**
 * Shows a short message over the page. It disappears after `ms` (5 seconds by default) and is announced politely. The
 * same text twice is shown once. The host is part of every page: a message about a lost connection must not need one.
 */
export function showToast(kind: ToastKind, text: string, ms = errorToastMs): void {
  const id = ++lastId
  setToasts([...toasts.filter((toast) => toast.text !== text), { id, kind, text }])
  setTimeout(() => hideToast(id), ms)
}

export function hideToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
