import { randomUUID } from 'node:crypto'
import { ssoTokenSeconds } from '@teeviet/contract/rules/sso'
import { addDays, type Day, dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import { z } from 'zod'
import type { PageLanguage } from '../pages/language.ts'
import type { BankApp } from '../partners/bank-apps.ts'
import { type Customer, customersOf } from '../partners/customers.ts'
import { sealSsoToken } from '../partners/sso-token.ts'
import { type Answer, jsonOf } from './send-call.ts'
import { type Call, type Filled, type Found, filled, type Step, steps, type Values } from './steps.ts'

/** What a step sent and got. `isTaken`: the answer gave what the steps after it need. */
export type Made = { call: Call; answer: Answer; errorCode: number | null; isTaken: boolean }

/** One walk through the steps, for the customer of one bank. */
export type Tour = {
  readonly id: string
  readonly bank: BankApp
  readonly made: Map<string, Made>
  readonly found: Map<string, Found>
  /** Where it books; null for any course. */
  readonly courseId: number | null
  customer: Customer
  /** The customer sealed for one sign-in, and until when it may be sent; null once it was. */
  sealed: { data: string; until: number } | null
  day: Day
  /** The `Idempotency-Key` of the request; another customer, tee time or total begins a new one. */
  key: string
}

/** Far enough ahead for free tee times and a payment in time. */
export const tourDaysAhead = 10
const mostTours = 200

const envelope = z.object({ error_code: z.int(), data: z.unknown() })

/** The tours of all visitors, in memory: the oldest ends when there are too many. */
export function openTours() {
  const tours = new Map<string, Tour>()
  return {
    start(bank: BankApp, courseId: number | null, now: Date): Tour {
      const tour: Tour = {
        id: randomUUID(),
        bank,
        made: new Map(),
        found: new Map(),
        courseId,
        customer: customersOf(bank)[0],
        sealed: null,
        day: addDays(dayOf(now), tourDaysAhead),
        key: randomUUID(),
      }
      tours.set(tour.id, tour)
      const [oldest] = tours.keys()
      if (tours.size > mostTours && oldest !== undefined) tours.delete(oldest)
      return tour
    },
    get: (id: string): Tour | undefined => tours.get(id),
  }
}

/** The values that the calls of a tour send now; the customer is sealed anew where the text before can be used no more. */
export function valuesOf(tour: Tour, language: PageLanguage, now: Date): Filled {
  if (tour.sealed === null || tour.sealed.until <= now.getTime())
    tour.sealed = {
      data: sealSsoToken(tour.bank, { customer: tour.customer, variant: 'right', language, now }),
      until: now.getTime() + (ssoTokenSeconds * 1000) / 2,
    }
  const own = { lang: language, data: tour.sealed.data, day: formatDay(tour.day), key: tour.key }
  return filled({ ...own, course: tour.courseId ?? '', ...foundBy(tour) })
}

function foundBy(tour: Tour): Values {
  const values: Values = {}
  for (const { name } of steps) Object.assign(values, tour.found.get(name)?.values)
  return values
}

/** The step that must be made before this one; undefined when this one can be made. */
export function stepBefore(tour: Tour, step: Step): Step | undefined {
  const values = foundBy(tour)
  if (step.needs.every((name) => name in values)) return undefined
  const before = steps.slice(0, steps.indexOf(step))
  return before.find(({ name }) => !tour.found.has(name)) ?? before.at(-1)
}

/**
 * Notes the answer of a step. One that gave nothing keeps what the step found before, so that it can be made again; one
 * that gave other values than before ends the steps after it.
 */
export function noteAnswer(
  tour: Tour,
  step: Step,
  { call, answer }: { call: Call; answer: Answer },
  now: Date,
): void {
  const body = jsonOf(answer.text)
  const wrapped = step.of === 'product' ? envelope.safeParse(body).data : undefined
  const isAnswered = step.of === 'product' ? wrapped?.error_code === 0 : answer.status === 201
  const found = isAnswered ? step.finds.safeParse(wrapped ? wrapped.data : body).data : undefined
  tour.made.set(step.name, {
    call,
    answer,
    errorCode: wrapped?.error_code ?? null,
    isTaken: found !== undefined,
  })
  if (step.name === 'sign-in') tour.sealed = null
  if (!found) {
    if (isAnswered) tryElse(tour, step, now)
    return
  }
  const before = tour.found.get(step.name)
  tour.found.set(step.name, found)
  if (JSON.stringify(before?.values) === JSON.stringify(found.values)) return
  for (const { name } of steps.slice(steps.indexOf(step) + 1)) {
    tour.made.delete(name)
    tour.found.delete(name)
    if (name === 'send') tour.key = randomUUID()
  }
}

/** What the next try of a step sends after an answer without what was looked for: another customer, or another day. */
function tryElse(tour: Tour, step: Step, now: Date): void {
  if (step.name === 'find') tour.day = addDays(tour.day, 1)
  if (step.name !== 'sign-in') return
  const number = String(now.getTime()).slice(-9)
  tour.customer = {
    cif: `DEMO-${tour.bank.code.toUpperCase()}-${number}`,
    fullname: 'Khách Demo',
    phone: `0905${number.slice(0, 6)}`,
  }
}
