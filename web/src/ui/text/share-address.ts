import { showToast } from '#dialogs/toast-store.ts'

/**
 * Hands an address to the phone's own sharing, or copies it where there is none. `copied` says so then, `byHand`
 * where that is not allowed either.
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
