import { type ErrorName, type ErrorSlots, errors } from '@teeviet/contract/errors'

export type Fields = Readonly<Record<string, string>>

type SlotsOf<Name extends ErrorName> =
  Record<string, never> extends ErrorSlots<Name>
    ? [slots?: ErrorSlots<Name>, fields?: Fields]
    : [slots: ErrorSlots<Name>, fields?: Fields]

/** A "no" with a name of the error catalogue. Thrown by verbs, turned into the envelope in one place. */
export class Refusal<Name extends ErrorName = ErrorName> extends Error {
  readonly reason: Name
  readonly slots: Readonly<Record<string, string | number>>
  /** For malformed input: the fields, and the error of each. */
  readonly fields: Fields | undefined

  constructor(reason: Name, ...[slots, fields]: SlotsOf<Name>) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
    this.slots = slots ?? {}
    this.fields = fields
  }

  get code(): number {
    return errors[this.reason].code
  }
}

/** Malformed input (400): names each field and its error. */
export function invalid(fields: Fields): Refusal {
  return new Refusal('request.invalid', { fields: Object.keys(fields).join(', ') }, fields)
}
