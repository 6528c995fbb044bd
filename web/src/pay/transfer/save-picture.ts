import { saveFile } from '#ui/text/save-file.ts'

const pixels = 1024
const margin = 64

/**
 * Saves a picture to the device: by the share sheet where there is one, as phones put it among the photos from there,
 * otherwise as a download. It is redrawn with a white edge, which scanners need.
 * @throws when the browser can do neither; closing the share sheet is no failure
 */
export async function savePicture(src: string, name: string): Promise<void> {
  const blob = await drawn(src)
  const file = new File([blob], name, { type: blob.type })
  const isTouch = matchMedia('(pointer: coarse)').matches
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
  }
  saveFile(blob, name)
}

async function drawn(src: string): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, pixels, pixels)
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, margin, margin, pixels - 2 * margin, pixels - 2 * margin)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot save pictures'))),
      'image/png',
    )
  })
}
