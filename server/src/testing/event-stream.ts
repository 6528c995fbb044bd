import { get } from 'node:http'
import { sessionHeaders } from './staff/session-headers.ts'

/** The events of a server's stream, as they arrive. */
export type EventStream = {
  /** Every event so far, `event data` each. */
  heard(): string[]
  /** Whether the server has ended the stream. */
  ended(): boolean
  close(): void
}

/** Listens to server-sent events; resolves once the server has begun to send, and fails when it refuses. */
export function openEventStream(url: string, token: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false, headers: sessionHeaders(token) }, (answer) => {
      let text = ''
      let hasEnded = false
      if (answer.statusCode !== 200) {
        reject(new Error(`status ${answer.statusCode}`))
        return void answer.resume()
      }
      answer.on('end', () => {
        hasEnded = true
      })
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        resolve({ heard: () => eventsIn(text), ended: () => hasEnded, close: () => asked.destroy() })
      })
      answer.on('error', () => {})
    })
    asked.on('error', reject)
  })
}

function eventsIn(text: string): string[] {
  return [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, event, data]) => `${event} ${data}`)
}
