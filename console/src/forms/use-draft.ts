import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { type Act, useAct } from './use-act.ts'

/** What is wrong with a form, by the path of the field: the words that stand at it. */
export type Problems = Readonly<Record<string, string | undefined>>

type Form<Values> = UseFormReturnType<Values>
type Input<Values> = ReturnType<Form<Values>['getInputProps']>

export type Draft<Values> = Omit<Form<Values>, 'getInputProps'> & {
  /** What the field at a path needs: its value, what is wrong with it, and how it is changed. */
  readonly getInputProps: (
    ...asked: Parameters<Form<Values>['getInputProps']>
  ) => Input<Values> & Required<Pick<Input<Values>, 'value'>>
  /** The call that sends what is typed: whether it is under way, and what was in the way of the last one. */
  readonly act: Act
  readonly send: Act['send']
  /** The version the draft began from: the one to save by. */
  readonly version: number
  /** What is there has become something else than what was typed over. */
  readonly isOutdated: boolean
  /** Lets go of what was typed and shows what is there. */
  readonly takeNew: () => void
  /** What is wrong with what is typed now. */
  readonly check: () => Problems
}

/**
 * What staff type into a form, over something that colleagues may change at the same time. While nothing is typed it
 * follows what is there; after that it stays, and `isOutdated` says that what is there has become something else.
 *
 * @param read gives what is there as the form's values
 * @param version counts the changes of what is there; 0 for what is new
 */
export function useDraft<Values extends Record<string, unknown>>(
  read: () => Values,
  { version = 0, check = () => ({}) }: { version?: number; check?: (values: Values) => Problems } = {},
): Draft<Values> {
  const [begun, setBegun] = useState(version)
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

/** The problem `words`, that something has to stand there, for each of the fields in which nothing does. */
export function missingOf<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
  words: string = textsOf('staff-desk')('missing'),
): Problems {
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return Object.fromEntries(fields.filter((field) => isEmpty(values[field])).map((field) => [field, words]))
}

/** The same, said at the first of them alone, where the words name all of them. */
export function firstMissingOf<Values extends object>(
  ...asked: Parameters<typeof missingOf<Values>>
): Problems {
  return Object.fromEntries(Object.entries(missingOf<Values>(...asked)).slice(0, 1))
}
