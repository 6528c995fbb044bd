import { createContext } from 'react'

/** Whether a dialog is on top of all others: only that one handles Escape. */
export const TopDialog = createContext(true)
