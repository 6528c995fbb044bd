/** An address of an application, its parameters as `$name`, and the file under `src/pages/` that answers it. */
export type Address = { path: string; file: string }

/** The output of `@tanstack/virtual-file-routes`. */
type RouteNode = {
  readonly type: string
  readonly path?: string
  readonly file?: string
  readonly children?: readonly RouteNode[]
}

/** The addresses of an application's `routes.ts`, in its order; a frame around other pages is none. */
export function* listAddresses(
  { type, path, file, children = [] }: RouteNode,
  above = '',
): Generator<Address> {
  const here = type === 'route' ? `${above}${path}` : above
  const isPage = type === 'index' || (type === 'route' && children.length === 0)
  if (isPage && file) yield { path: here, file }
  for (const child of children) yield* listAddresses(child, here)
}
