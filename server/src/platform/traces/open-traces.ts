import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/**
 * Records traces and sends them to a collector by OTLP over HTTP. A collector that is away costs spans and nothing else.
 *
 * @param url the collector's root, to which `/v1/traces` is added
 * @param percent how many of the traces are recorded; a job follows the request that enqueued it
 * @returns the end: what is recorded is sent if the collector takes it in time
 */
export function openTraces({ url, percent }: { url: string; percent: number }): {
  close: () => Promise<void>
} {
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: 2_000,
  })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'teeviet' })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    close: async () => {
      // spans that the collector does not take are lost
      await provider.shutdown().catch(() => {})
      for (const part of [context, propagation, trace]) part.disable()
    },
  }
}
