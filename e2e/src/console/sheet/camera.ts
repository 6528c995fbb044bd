import type { Locator, Page } from '@playwright/test'

/** A camera that sees the picture of an element of another page, and a browser without a reader of QR codes. */
export async function showToCamera(page: Page, picture: Locator): Promise<void> {
  const png = (await picture.screenshot({ scale: 'css' })).toString('base64')
  await page.addInitScript((base64) => {
    Reflect.deleteProperty(window, 'BarcodeDetector')
    navigator.mediaDevices.getUserMedia = async () => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 640, height: 480 })
      const context = canvas.getContext('2d')
      // a stream has a frame for each drawing alone
      setInterval(() => {
        context?.fillRect(0, 0, 640, 480)
        context?.drawImage(seen, 100, 60)
      }, 100)
      return canvas.captureStream(10)
    }
  }, png)
}
