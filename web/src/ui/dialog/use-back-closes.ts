import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** What closes each open dialog, from the lowest to the one on top. */
const open: (() => void)[] = []
let router: AnyRouter | undefined
let isScheduled = false
/** The steps through the history that we asked for ourselves and that have not arrived yet. */
let ownSteps = 0

/** The page is being left for the one before it. */
let isLeaving = false
/** Another document is being opened, as a gateway's page: a step through the history would end that. */
let isUnloading = false

/** How many dialogs were open where the history stands: each has an entry above that of its page. */
const dialogsAt = (): number => history.state?.dialogs ?? 0

/**
 * Makes the browser's Back close a dialog as its close button does, and leaves the page below in place. The entries are
 * written past the router, for which nothing changes; when a dialog closes otherwise, its entry is left by going back.
 */
export function useBackCloses(close: () => void): void {
  const ofPage = useRouter()
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const closeDialog = () => closeNow()
    open.push(closeDialog)
    router = ofPage
    // a download or a phone number leaves the page where it is
    isUnloading = false
    // It stays from the first dialog on: entries of closed ones may remain below a page that was opened from one.
    addEventListener('popstate', follow, true)
    addEventListener('beforeunload', unload)
    addEventListener('pageshow', stay)
    // Called by a page, as when its dialog was closed without an answer: the entries of dialogs are no pages.
    history.back = leavePage
    schedule()
    return () => {
      open.splice(open.indexOf(closeDialog), 1)
      schedule()
    }
  }, [ofPage])
}

/** Not at once: the code that waited for the dialog may open another one or a page. */
function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => {
    isScheduled = false
    reconcile()
  })
}

function reconcile(): void {
  // A second step would cancel the one that leads to the page before.
  if (ownSteps !== 0 || isLeaving || isUnloading) {
    isLeaving = false
    return
  }
  for (let count = dialogsAt() + 1; count <= open.length; count += 1) {
    History.prototype.pushState.call(history, { ...history.state, dialogs: count }, '')
  }
  if (open.length < dialogsAt()) step(open.length - dialogsAt())
}

function step(by: number): void {
  ownSteps = by
  history.go(by)
}

function leavePage(): void {
  isLeaving = dialogsAt() > 0
  history.go(-1 - dialogsAt())
}

function unload(): void {
  isUnloading = true
}

/** Shown again out of the browser's memory. */
function stay(): void {
  isUnloading = false
}

/** Called before the router's own listener. */
function follow(event: PopStateEvent): void {
  const isOfPage = history.state?.__TSR_key === router?.history.location.state.__TSR_key
  if (ownSteps !== 0) {
    event.stopImmediatePropagation()
    const taken = ownSteps
    ownSteps = 0
    // A page was opened while the step was under way, which led back out of it.
    if (!isOfPage) step(-taken)
    else schedule()
    return
  }
  const count = dialogsAt()
  if (isOfPage) event.stopImmediatePropagation()
  for (const close of open.slice(count).reverse()) close()
  // An entry of a dialog that is closed is passed over, and the router follows to the page's own.
  if (count > open.length) {
    event.stopImmediatePropagation()
    if (isOfPage) step(open.length - count)
    else history.go(-count)
  }
  schedule()
}
