import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes'
import { routes } from '../src/routes.ts'

/** An address of the product, its parameters as `$name`, and the file under `src/pages/` that answers it. */
export type Address = { path: string; file: string }

/** Every address of the product in the order of `routes.ts`; a frame around other pages is none. */
export function addresses(): Address[] {
  return [...under(routes, '')]
}

function* under(node: VirtualRootRoute | VirtualRouteNode, path: string): Generator<Address> {
  if (node.type === 'index') yield { path, file: node.file }
  const here = node.type === 'route' ? `${path}${node.path}` : path
  const children = 'children' in node ? (node.children ?? []) : []
  if (node.type === 'route' && node.file && children.length === 0) yield { path: here, file: node.file }
  for (const child of children) yield* under(child, here)
}
