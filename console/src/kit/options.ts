type Option = { readonly value: string; readonly label: string }

/** The options of a choice: each value with its words. */
export function optionsOf<Value extends string | number>(
  values: readonly Value[],
  words: (value: Value) => string = String,
): Option[] {
  return values.map((value) => ({ value: String(value), label: words(value) }))
}

/** The option for no choice, before the others. */
export const none = (label: string): Option => ({ value: '', label })
