/** Saves a file to the device as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some phones read the file only after they have asked where to put it
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
