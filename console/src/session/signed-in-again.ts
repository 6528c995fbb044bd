import { readStaffSession, type StaffSession } from './staff-session.ts'

/** The dialog for the password, while it is open. */
export type Question = {
  readonly email: string
  close(): void
}

const listeners = new Set<() => void>()
let question: Question | null = null
let answered: Promise<void> = Promise.resolve()
let stayed = ''

/**
 * Asks the staff member whose session has ended for the password, over the current page: one dialog at a time, however
 * many calls failed. Returns the new session of the same person, null without a new sign-in. After the dialog was
 * closed, background calls (`quiet`) do not open it again.
 */
export async function signedInAgain(
  { id, token }: Pick<StaffSession, 'id' | 'token'>,
  { quiet = false } = {},
): Promise<StaffSession | null> {
  const current = readStaffSession()
  if (current?.token === token && !(quiet && stayed === token)) {
    if (question === null) ask(current.email)
    await answered
    stayed = readStaffSession()?.token === token ? token : ''
  }
  const session = readStaffSession()
  return session?.id === id && session.token !== token ? session : null
}

function ask(email: string): void {
  answered = new Promise((resolve) => {
    show({
      email,
      close() {
        show(null)
        resolve()
      },
    })
  })
}

function show(next: Question | null): void {
  question = next
  for (const listener of listeners) listener()
}

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentQuestion(): Question | null {
  return question
}
