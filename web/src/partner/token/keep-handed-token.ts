/** Forgets the token: it was refused, or its session is stored. */
export function forgetHandedToken(): void {
  window.handedToken = undefined
  if (history.state?.handedToken !== undefined) keepHandedToken(undefined)
}

/** Holds the token over a reload of this page, outside of its address; undefined lets go of it. */
export function keepHandedToken(token: string | undefined): void {
  history.replaceState({ ...history.state, handedToken: token }, '')
}
