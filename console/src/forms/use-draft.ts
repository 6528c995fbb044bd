import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { type Act, useAct } from './use-act.ts'

/** The errors of a form, by the path of the field: the messages shown there. */
export type Problems = Readonly<Record<string, string | undefined>>

type Form<Values> = UseFormReturnType<Values>
type Input<Values> = ReturnType<Form<Values>['getInputProps']>

type Options<Values, Of> = { version?: Of; check?: (values: Values) => Problems }

/** Distinguishes two stored versions: their number, or where an entity has none, the stored text. */
type Version = number | string

export type Draft<Values, Of extends Version = number> = Omit<Form<Values>, 'getInputProps'> & {
  /** The props of the field at a path: its value, its error, and its setter. */
  readonly getInputProps: (
    ...asked: Parameters<Form<Values>['getInputProps']>
  ) => Input<Values> & Required<Pick<Input<Values>, 'value'>>
  /** The call that sends what is typed: whether it is under way, and what was in the way of the last one. */
  readonly act: Act
  readonly send: Act['send']
  /** The version the draft began from: the one to save by. */
  readonly version: Of
  /** The stored version differs from the one being edited. */
  readonly isOutdated: boolean
  /** Lets go of what was typed and shows what is there. */
  readonly takeNew: () => void
  /** The errors of the current input. */
  readonly check: () => Problems
}

/**
 * The draft of a form, over an entity that colleagues may change at the same time. While nothing is typed it follows
 * the stored version; after that it stays, and `isOutdated` reports a newer stored version.
 *
 * @param read returns the stored version as the form's values
 * @param options.version counts the stored changes, 0 for a new entity; or the stored text of an entity without a count
 */
export function useDraft<Values extends Record<string, unknown>>(
  read: () => Values,
  options?: Options<Values, number | undefined>,
): Draft<Values>
export function useDraft<Values extends Record<string, unknown>>(
  read: () => Values,
  options: Options<Values, string>,
): Draft<Values, string>
export function useDraft<Values extends Record<string, unknown>>(
  read: () => Values,
  { version = 0, check = () => ({}) }: Options<Values, Version | undefined> = {},
): Draft<Values, Version> {
  const [begun, setBegun] = useState<Version>(version)
  const form = useForm<Values>({ initialValues: read() })
  const act = useAct()
  function takeNew() {
    const values = read()
    form.setInitialValues(values)
    form.setValues(values)
    setBegun(version)
  }
  const isFollowing = !form.isDirty()
  const follow = useEffectEvent(takeNew)
  useEffect(() => {
    if (begun !== version && isFollowing) follow()
  }, [begun, version, isFollowing])
  return {
    ...form,
    getInputProps: (...asked) => ({ value: undefined, ...form.getInputProps(...asked) }),
    act,
    send: act.send,
    version: begun,
    isOutdated: begun !== version && !isFollowing,
    takeNew,
    check: () => check(form.values),
  }
}

/** The error `words`, for a required value, for each empty one of the fields. */
export function missingOf<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
  words: string = textsOf('staff-admin')('missing'),
): Problems {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(fields.filter((field) => isEmpty(values[field])).map((field) => [field, words]))
}

/** The same, shown at the first of them alone, where the message names all of them. */
export function firstMissingOf<Values extends object>(
  ...asked: Parameters<typeof missingOf<Values>>
): Problems {
  return Object.fromEntries(Object.entries(missingOf<Values>(...asked)).slice(0, 1))
}
