import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

type Galleries = DataOf<typeof api.courses.detail>['galleries']

/** The pictures of all galleries in their order, each once. */
export function picturesOf(galleries: Galleries): string[] {
  return [...new Set(galleries.flatMap((gallery) => gallery.images.map((image) => image.img)))]
}
