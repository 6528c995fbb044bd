import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './design-page.module.css'

const views = ['tee', 'fairway', 'green', 'clubhouse'] as const
const lights = ['morning', 'noon', 'dusk'] as const
const regions = ['north', 'central', 'south'] as const
const others = [
  'logos/mau.svg',
  'avatars/mau.svg?name=Mai',
  'banners/mau.svg',
  'defaults/course.svg',
  'defaults/avatar.svg',
  'defaults/banner.svg',
] as const

/** Every kind of drawn scene: each view in each light, the land of each region, and what is drawn besides. */
export function ScenePieces() {
  const scenes = [
    ...views.flatMap((view) => lights.map((light) => `scenes/mau/${view}.webp?light=${light}`)),
    ...regions.map((region) => `scenes/mau/fairway.webp?region=${region}`),
  ]
  return (
    <Section title="Scenes">
      <ul className={styles.scenes}>
        {[...scenes, ...others].map((path) => (
          <li key={path}>
            <Card flush>
              <Picture src={`/pictures/${path}`} alt="" ratio="16 / 9" />
            </Card>
            <small>{path}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
