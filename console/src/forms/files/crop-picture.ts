import type { PercentCrop } from 'react-image-crop'

/** All of a picture. */
export const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** A part of a picture of this size in pixels, at least one pixel large and inside the picture. */
export function pixelsOf(
  { x, y, width, height }: PercentCrop,
  naturalWidth: number,
  naturalHeight: number,
): { left: number; top: number; width: number; height: number } {
  const left = Math.max(0, Math.min(Math.round((x / 100) * naturalWidth), naturalWidth - 1))
  const top = Math.max(0, Math.min(Math.round((y / 100) * naturalHeight), naturalHeight - 1))
  return {
    left,
    top,
    width: Math.min(Math.max(1, Math.round((width / 100) * naturalWidth)), naturalWidth - left),
    height: Math.min(Math.max(1, Math.round((height / 100) * naturalHeight)), naturalHeight - top),
  }
}

/** The chosen part as a picture of its own; the file itself when the part is all of it. */
export async function partOfPicture(file: Blob, image: HTMLImageElement, part: PercentCrop): Promise<Blob> {
  const { left, top, width, height } = pixelsOf(part, image.naturalWidth, image.naturalHeight)
  if (width === image.naturalWidth && height === image.naturalHeight) return file
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (cut) => (cut ? resolve(cut) : reject(new Error('the picture was not cut'))),
      'image/webp',
      // the server compresses it again
      0.95,
    ),
  )
}
