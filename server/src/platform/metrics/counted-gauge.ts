import { Gauge, type Registry } from 'prom-client'

/**
 * A metric with one label, whose values are asked for at each scrape. While they cannot be had, as while the database
 * is away, it has no values and the other metrics are still answered.
 *
 * @param gauge.counts the values by the label's value
 */
export function addCountedGauge(
  registry: Registry,
  gauge: { name: string; help: string; label: string; counts: () => Promise<Record<string, number>> },
): void {
  const { name, help, label, counts } = gauge
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset()
      const found = await counts().catch(() => ({}))
      for (const [value, count] of Object.entries(found)) this.set({ [label]: value }, count)
    },
  })
}
