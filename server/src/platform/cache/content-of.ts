import { hash } from 'node:crypto'

const known = new WeakMap<object, string>()

/**
 * A short text that is equal for objects of equal content, computed once for each object: two loads of the same rows
 * have the same one. Objects of shared reads never change.
 */
export function contentOf(value: object): string {
  let content = known.get(value)
  if (content === undefined) {
    content = hash('sha1', JSON.stringify(value), 'base64')
    known.set(value, content)
  }
  return content
}
