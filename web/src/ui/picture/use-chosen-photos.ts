import { useRef, useState } from 'react'

/** Where the code that reads photos cannot be loaded, the photo is not read either. */
const shrink = (file: File) =>
  import('./shrink-photo.ts').then(({ shrinkPhoto }) => shrinkPhoto(file)).catch(() => null)

/** The photos that a golfer has chosen for a form. Reading them takes the phone a moment, in which the form may be sent. */
export function useChosenPhotos(most: number) {
  const chosen = useRef<Promise<(string | null)[]>>(Promise.resolve([]))
  const [isUnreadable, setUnreadable] = useState(false)
  const [names, setNames] = useState<readonly string[]>([])
  const [round, setRound] = useState(0)

  async function choose(files: FileList | null): Promise<void> {
    const taken = [...(files ?? [])].slice(0, most)
    const reading = Promise.all(taken.map(shrink))
    chosen.current = reading
    setNames(taken.map(({ name }) => name))
    const photos = await reading
    if (chosen.current === reading) setUnreadable(photos.includes(null))
  }

  /** The photos chosen last in base64, once all of them are read; null where a file is no picture. */
  async function read(): Promise<string[] | null> {
    const photos = await chosen.current
    const readable = photos.filter((photo) => photo !== null)
    return readable.length === photos.length ? readable : null
  }

  /** None, after they have been sent. */
  function clear(): void {
    chosen.current = Promise.resolve([])
    setUnreadable(false)
    setNames([])
    setRound((before) => before + 1)
  }

  return { most, isUnreadable, names, /** Another one after each `clear`. */ round, choose, read, clear }
}
