const sender = 'TeeViet'

/** What a push message carries: its texts, the page that a touch opens, and the name under which the browser confirms it. */
export type PushPayload = { title: string; body: string; url: string; receipt: string }

/**
 * A message of the outbox as a notification. The first link of the product becomes the page that it opens, and its host
 * stands in its place; without a link the notification opens the booking, or the start page.
 */
export function pushPayload(
  { text, bookingId, requestId }: { text: string; bookingId: number | null; requestId: string },
  publicUrl: string,
): PushPayload {
  const { origin, host } = new URL(publicUrl)
  const link = text.match(/https?:\/\/\S+/g)?.find((one) => URL.parse(one)?.origin === origin)
  const url = link === undefined ? undefined : URL.parse(link)
  return {
    title: sender,
    body: (link === undefined ? text : text.replace(link, host)).replace(`${sender}: `, ''),
    url: url ? url.pathname + url.search : bookingId === null ? '/' : `/b/${bookingId}`,
    receipt: requestId,
  }
}
