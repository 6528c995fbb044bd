let isEntered = false

/** Notes that this visit came through the address of the desktop site. Never called on the server: it has no visits. */
export function enterDesktopSite(): void {
  isEntered = true
}

/** Whether this visit came through the address of the desktop site. */
export function isDesktopSite(): boolean {
  return isEntered
}
