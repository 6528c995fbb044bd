import { useEffect } from 'react'
import { hideOffer, takeOffer } from '../kit/toast.ts'
import { useKeyboard } from './use-keyboard.ts'

/** Undoes the last act by key while its toast is shown; with the frame of the signed-in staff member it ends. */
export function useUndoKey(): void {
  useKeyboard(({ kind }) => kind === 'undo' && takeOffer())
  useEffect(() => hideOffer, [])
}
