import type { DataOf } from '#api/calls.ts'

type Galleries = DataOf<'GET /api/services/get_detail_facility'>['galleries']

/** The pictures of all galleries in their order, each once. */
export function picturesOf(galleries: Galleries): string[] {
  return [...new Set(galleries.flatMap((gallery) => gallery.images.map((image) => image.img)))]
}
