import { createContext } from 'react'

/** Whether a dialog lies on top of all others: only that one answers to Escape. */
export const TopDialog = createContext(true)
