type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }

declare global {
  interface Window {
    /** Of the Shape Detection API, which not every browser has, nor on every system a reader of QR codes. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats(): Promise<readonly string[]>
    }
  }
}

const format = 'qr_code'

/** Reads the QR code that a camera shows; undefined while it shows none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>

/**
 * The browser's own reader of QR codes; where it has none, one that is loaded now.
 * @throws Error when it cannot be loaded
 */
export async function createQrReader(): Promise<QrReader> {
  const Detector = window.BarcodeDetector
  const formats = (await Detector?.getSupportedFormats()) ?? []
  if (!Detector || !formats.includes(format)) return readByLibrary()
  const detector = new Detector({ formats: [format] })
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue
}

async function readByLibrary(): Promise<QrReader> {
  const { default: jsqr } = await import('jsqr')
  const frame = document.createElement('canvas')
  const context = frame.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) return undefined
    Object.assign(frame, { width, height })
    context.drawImage(video, 0, 0)
    return jsqr(context.getImageData(0, 0, width, height).data, width, height)?.data
  }
}
