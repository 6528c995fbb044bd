/** The longer side of the picture that is sent: enough to read a scorecard, small enough for a course's network. */
const longestPx = 1_600

/**
 * A chosen picture as a JPEG in base64, made smaller on the phone.
 * @returns null for a file that the browser cannot show as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85).replace(/^data:[^,]*,/, '')
}
