import type { App } from '#platform/http/app'

/**
 * Serves the Model Context Protocol at `POST /api/mcp` (streamable HTTP, JSON answers, no session), so that a golfer's
 * assistant searches, quotes, requests and follows bookings.
 */
export function registerMcp(app: App): void {
  const url = '/api/mcp'
  app.post(url, async (request, reply) => {
    // loaded when an assistant calls for the first time: most servers of an operator never need it
    const { answerAssistant } = await import('./answer-assistant.ts')
    const answer = await answerAssistant(app, request)
    return reply
      .status(answer.status)
      .type('application/json')
      .send(await answer.text())
  })
  // without sessions there is no stream to open and none to end
  app.route({
    method: ['GET', 'DELETE'],
    url,
    handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
  })
}
