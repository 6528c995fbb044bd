/** A promise for `use` that is resolved by `become`, and that React then reads without waiting for a microtask. */
export type ReadyPromise = Promise<void> & { readonly become: () => void }

export function readyPromise(): ReadyPromise {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const become = () => {
    // where React keeps the outcome of a promise that it has read before
    Object.assign(promise, { status: 'fulfilled' })
    resolve()
  }
  return Object.assign(promise, { become })
}
