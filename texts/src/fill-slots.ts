/** A text with its `{slots}` filled by name; a slot without a value stays visible. */
export function fillSlots<Value = string | number>(
  text: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name]
    return value === undefined ? slot : write(value)
  })
}
