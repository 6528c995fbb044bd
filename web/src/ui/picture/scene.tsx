import { Picture } from './picture.tsx'

export type SceneView = 'tee' | 'fairway' | 'green' | 'clubhouse'
export type SceneLight = 'morning' | 'noon' | 'dusk'

/** The drawn scene of a course or a theme by its slug, without a photograph. */
function sceneUrl(slug: string, view: SceneView = 'fairway', light?: SceneLight): string {
  return `/pictures/scenes/${encodeURIComponent(slug)}/${view}.webp${light ? `?light=${light}` : ''}`
}

/** A drawn scene as a picture. */
export function Scene({
  slug,
  view,
  light,
  alt = '',
  ratio,
  first,
  className,
}: {
  slug: string
  view?: SceneView
  light?: SceneLight
  alt?: string
  ratio?: string
  first?: boolean
  className?: string
}) {
  return (
    <Picture src={sceneUrl(slug, view, light)} alt={alt} ratio={ratio} first={first} className={className} />
  )
}
