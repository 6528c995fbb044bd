import { showToast } from '#dialogs/toast-store.ts'

/**
 * Passes an address to the phone's share sheet, or copies it without one. `copied` is the message then, `byHand` the
 * one where that is not allowed either.
 */
export async function shareAddress(
  address: { title: string; url: string },
  says: { copied: string; byHand: string },
): Promise<void> {
  try {
    if (navigator.share) await navigator.share(address)
    else {
      await navigator.clipboard.writeText(address.url)
      showToast('success', says.copied)
    }
  } catch (error) {
    // Closing the phone's sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showToast('warning', says.byHand)
  }
}
