/**
 * How many parts an SMS is sent (and paid) as. Letters outside the plain Latin set, đ among them, more than halve what
 * a part holds; a text of several parts gives some room to their numbering.
 */
export function smsParts(text: string): number {
  const isPlain = /^[ -~\r\n]*$/.test(text)
  const [one, several] = isPlain ? [160, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / several)
}
