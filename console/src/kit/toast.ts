import { type NotificationData, notifications } from '@mantine/notifications'
import { errorToastMs, undoOfferMs } from '@teeviet/contract/rules/limits'
import { createElement } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { ToastOffer } from './toast-offer.tsx'

type ToastKind = 'error' | 'warning' | 'success'

/** A step that a toast offers with a button, and by a key while it is shown. */
type Offer = { readonly label: string; readonly shortcut: string; readonly take: () => void }

const colors: Readonly<Record<ToastKind, string>> = { error: 'red', warning: 'yellow', success: 'green' }

const offerId = 'offer'
let offered: Offer | undefined

/** Shows a short message over the page, which closes by itself. The same text twice is shown once. */
export function showToast(kind: ToastKind, text: string): void {
  show({ ...dataOf(kind, text), id: text, message: text, autoClose: errorToastMs })
}

/**
 * Shows a message with a step that can be taken for 30 seconds, longer while its button has the focus. A newer offer
 * replaces it: the key takes the step that is shown.
 */
export function showOffer(kind: ToastKind, text: string, offer: Offer): void {
  const { label, shortcut } = offer
  const data: NotificationData & { id: string } = {
    ...dataOf(kind, text),
    id: offerId,
    message: createElement(ToastOffer, { text, label, shortcut, onTake: takeOffer }),
    autoClose: undoOfferMs,
    onFocusCapture: () => notifications.update({ ...data, autoClose: false }),
    onBlurCapture: () => notifications.update({ ...data, autoClose: undoOfferMs }),
    onClose: () => {
      if (offered === offer) offered = undefined
    },
  }
  show(data)
  offered = offer
}

/** Takes the step that is offered now; false when there is none. */
export function takeOffer(): boolean {
  const offer = offered
  hideOffer()
  offer?.take()
  return offer !== undefined
}

/** Closes the toast with an offer. */
export function hideOffer(): void {
  notifications.hide(offerId)
}

function show(data: NotificationData & { id: string }): void {
  notifications.hide(data.id)
  notifications.show(data)
}

function dataOf(kind: ToastKind, text: string): NotificationData {
  return {
    message: text,
    color: colors[kind],
    withBorder: true,
    closeButtonProps: { 'aria-label': textsOf('ui')('close') },
    'data-toast': kind,
  }
}
