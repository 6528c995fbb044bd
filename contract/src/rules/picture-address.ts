/** An uploaded picture: its hash, and behind the question mark how it is shown. */
export const uploadedPicture = /^\/uploads\/([0-9a-f]{64})\.webp(?:\?[\w=&%.,-]{0,400})?$/

/** The widths in pixels that an uploaded picture is served in. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const

/** A credit is part of an address, where a letter with marks takes nine characters. */
export const longestCredit = 40

/** How a picture is shown. Its address carries it, so that every list of pictures has it without fields of its own. */
export type PictureLook = {
  /** What stays in view where a frame cuts the picture: per cent from the left and from the top. */
  readonly focus: readonly [x: number, y: number]
  /** The photographer; empty without one. */
  readonly credit: string
}

export const centre: PictureLook['focus'] = [50, 50]

export function readPictureLook(address: string): PictureLook {
  const asked = new URLSearchParams(address.split('?')[1])
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(asked.get('focus') ?? '') ?? []
  return {
    focus: x === undefined || y === undefined ? centre : [Number(x), Number(y)],
    credit: (asked.get('credit') ?? '').slice(0, longestCredit),
  }
}

/** The address with another look; the centre and an empty credit are left out. */
export function withPictureLook(address: string, { focus, credit }: PictureLook): string {
  const asked = [
    ...(focus.join() === centre.join() ? [] : [`focus=${focus.join()}`]),
    ...(credit === '' ? [] : [`credit=${encoded(credit)}`]),
  ]
  const [picture = ''] = address.split('?')
  return asked.length === 0 ? picture : `${picture}?${asked.join('&')}`
}

// encodeURIComponent leaves some signs that an address of a picture may not have.
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, longestCredit)).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
