import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import { SpanKind, traced } from './traced.ts'

const key = 'traceparent'

/** A job's data with the trace under way, which its work goes on; the data alone while there is none. */
export function withTrace<Data extends object>(data: Data): Data {
  const carried: Data & { [key]?: string } = { ...data }
  propagation.inject(context.active(), carried)
  return carried
}

/** Does a job's work within the trace that enqueued it. */
export function tracedJob(name: string, data: object, work: () => Promise<void>): Promise<void> {
  const parent = propagation.extract(ROOT_CONTEXT, data)
  return traced(`job ${name}`, { kind: SpanKind.CONSUMER, parent }, work)
}
