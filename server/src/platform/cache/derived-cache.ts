/** Keeps what is made from shared reads, as long as those are the same. */
export interface DerivedCache<Value> {
  /**
   * Returns the value of a key, made again when it was made from another version of its sources; concurrent readers
   * share one. A failure is not kept.
   *
   * @param version everything the value depends on besides the key, such as `contentOf` each source
   */
  read(key: string, version: string, make: () => Promise<Value>): Promise<Value>
}

type Kept<Value> = { version: string; value: Promise<Value>; bytes: number }

/** Bytes of an entry besides its texts and value. */
const entryBytes = 300

/**
 * Opens a cache in this node's memory. It needs no notification of its own: its sources are read each time, and their
 * caches are notified.
 *
 * @param mostBytes of keys, versions and values together; the least recently read go first
 */
export function openDerivedCache<Value>(
  mostBytes: number,
  bytesOf: (value: Value) => number,
): DerivedCache<Value> {
  const kept = new Map<string, Kept<Value>>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const add = (one: Kept<Value>, more: number) => {
    one.bytes += more
    bytes += more
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }
  return {
    read: (key, version, make) => {
      const known = kept.get(key)
      if (known?.version === version) {
        // to the end of the line: the least recently read is the first to go
        kept.delete(key)
        kept.set(key, known)
        return known.value
      }
      drop(key)
      const one: Kept<Value> = { version, value: make(), bytes: 0 }
      kept.set(key, one)
      add(one, 2 * (key.length + version.length) + entryBytes)
      const isKept = () => kept.get(key) === one
      one.value.then(
        (value) => isKept() && add(one, bytesOf(value)),
        () => isKept() && drop(key),
      )
      return one.value
    },
  }
}
