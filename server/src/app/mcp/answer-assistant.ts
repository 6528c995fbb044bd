import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#platform/http/app'
import { type Tool, tools } from './tools.ts'

const instructions =
  'Golf tee times in Viet Nam: find a course and a tee time, quote, send the request, follow it. Amounts are VND; times ' +
  'are milliseconds since 1970, shown to people in the time of Viet Nam (UTC+7). A request is confirmed by staff or the ' +
  'club; the golfer then pays on the page of the bill.'

/**
 * Answers one message of the Model Context Protocol. Each tool is a call of the wire, made as the caller of the message:
 * with the same permissions, validation, budgets by address and Idempotency-Key as over HTTP.
 */
export async function answerAssistant(app: App, request: FastifyRequest): Promise<Response> {
  const server = serverFor(app, request)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(
    new Request(new URL(request.url, 'http://localhost'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...sentHeaders(request, ['accept', 'mcp-protocol-version']),
      },
      body: request.rawBody ?? '',
    }),
  )
}

function serverFor(app: App, request: FastifyRequest): Server {
  const server = new Server(
    { name: 'teeviet', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: described() }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) return failed(`There is no tool ${params.name}.`)
    return call(app, request, tool, params.arguments ?? {})
  })
  return server
}

let written: ReturnType<typeof describe> | undefined

function described() {
  written ??= describe()
  return written
}

function describe() {
  return tools.map(({ name, call: { summary, description, request, idempotent }, hint }) => ({
    name,
    title: summary,
    description: `${description} ${hint}`,
    inputSchema: {
      ...z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }),
      type: 'object' as const,
    },
    annotations: { readOnlyHint: idempotent !== true, openWorldHint: false },
  }))
}

/** Makes the tool's call in this process, as the caller and from the caller's address. */
async function call(
  app: App,
  request: FastifyRequest,
  { call: { method, path: url } }: Tool,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  const answer = await app.inject({
    method,
    url,
    remoteAddress: request.ip,
    headers: sentHeaders(request, ['authorization', 'accept-language', 'idempotency-key']),
    ...(method === 'GET' ? { query: inQuery(given) } : { payload: given }),
  })
  const { error_code, error_msg, data, fields } = answer.json()
  if (error_code !== 0) return failed([error_msg, fields && JSON.stringify(fields)].filter(Boolean).join(' '))
  return { content: [{ type: 'text', text: JSON.stringify(data) }] }
}

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

const inQuery = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value ?? '')]))

function sentHeaders({ headers }: FastifyRequest, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
