import { type Attributes, type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

export { SpanKind }

/**
 * Does work as a span of the trace under way, or of `parent`; without either, as while traces are off, it only does the
 * work.
 *
 * @param attributes never a person's data, an address with its query, or the values of a statement
 * @returns what `work` gave
 */
export function traced<T>(
  name: string,
  { kind, attributes = {}, parent }: { kind: SpanKind; attributes?: Attributes; parent?: Context },
  work: () => Promise<T>,
): Promise<T> {
  const within = parent ?? context.active()
  if (trace.getSpan(within) === undefined) return work()
  return trace.getTracer('teeviet').startActiveSpan(name, { kind, attributes }, within, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'unknown' })
      throw error
    } finally {
      span.end()
    }
  })
}
