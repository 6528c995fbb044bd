import { readStaffSession, type StaffSession } from './staff-session.ts'

/** The question for the password, while it stands on the screen. */
export type Question = {
  readonly email: string
  close(): void
}

const listeners = new Set<() => void>()
let question: Question | null = null
let answered: Promise<void> = Promise.resolve()
let stayed = ''

/**
 * Asks the staff member whose session has ended for the password, over the page as it stands: one box at a time,
 * however many calls failed. Gives the session the same person goes on with, null when they have not signed in again.
 * Whoever closed the box is not asked a second time by calls that go on in the background (`quiet`).
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
