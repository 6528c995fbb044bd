/**
 * The number of parts an SMS is sent (and paid) as. Letters outside the plain Latin set, such as đ, more than halve the
 * capacity of a part; several parts use some of it for their numbering.
 */
export function smsParts(text: string): number {
  const isPlain = /^[ -~\r\n]*$/.test(text)
  const [one, several] = isPlain ? [160, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / several)
}
