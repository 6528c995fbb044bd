import { leastRating, mostRating } from '@teeviet/contract/rules/limits'
import type { ReviewAspect } from '@teeviet/contract/rules/review-aspects'
import { type CourseRecord, courseRecords } from '../courses/course-data.ts'
import { people } from '../people/people.ts'
import { type Chance, chanceFrom } from '../pictures/drawing/chance.ts'
import { type Deck, deckOf } from './deck.ts'
import { closings, foreign, openings, praise, remarks, type Said } from './review-texts.ts'

type Words = { readonly content: string; readonly rating: number }

/** `author` is a place in the list of people, `clock` HH:mm. */
export type Review = Words & {
  author: number
  daysAgo: number
  clock: string
  /** Stars by aspect; null where the golfer rated the course as a whole only. */
  scores: Record<ReviewAspect, number> | null
}

/** Returns a sentence used neither under this course nor under the one before, on none of these subjects. */
type Take = <Sentence extends Said>(deck: Deck<Sentence>, besides?: readonly Said[]) => Sentence

type Decks = { readonly [region in CourseRecord['region']]: Deck<Said> } & {
  readonly praise: Deck<Said>
  readonly remark: Deck<Said>
  readonly closing: Deck<Said>
}

/**
 * The reviews of every course, by its slug, the oldest first; now and then by a foreign golfer. No sentence is used
 * twice under a course, nor under two adjacent ones.
 */
export function reviewsByCourse(): Map<string, Review[]> {
  const chance = chanceFrom('reviews')
  // of its own, so that the texts stay as they are
  const scoreChance = chanceFrom('review scores')
  const fromAbroad = deckOf(foreign, chance)
  const decks: Decks = {
    north: deckOf(openings.north, chance),
    central: deckOf(openings.central, chance),
    south: deckOf(openings.south, chance),
    praise: deckOf(praise, chance),
    remark: deckOf(remarks, chance),
    closing: deckOf(closings, chance),
  }
  let before = new Set<string>()
  return new Map(
    courseRecords.map(({ slug, region }) => {
      const said = new Set<string>()
      const take: Take = (deck, besides = []) => {
        const isNew = ({ text }: Said) => !said.has(text) && !before.has(text)
        const sentence = deck(
          (one) => isNew(one) && !besides.some(({ about }) => about && about === one.about),
        )
        said.add(sentence.text)
        return sentence
      }
      const authors = new Set<number>()
      const reviews = Array.from({ length: chance.whole(4, 8) }, (): Review => {
        const guest = chance.happens(0.25) ? take(fromAbroad) : null
        const words = guest
          ? { content: guest.text, rating: guest.rating }
          : vietnameseWords(chance, decks, take, region)
        const author = authorFrom(chance, guest?.language ?? 'vi', authors)
        authors.add(author)
        const when = { daysAgo: chance.whole(2, 280), clock: clockFrom(chance) }
        return { author, ...words, ...when, scores: scoresFrom(scoreChance, words.rating) }
      })
      before = said
      return [slug, reviews.toSorted((a, b) => b.daysAgo - a.daysAgo)]
    }),
  )
}

/** Two of three golfers rate the parts as well, near the stars they gave in all. */
function scoresFrom(chance: Chance, rating: number): Record<ReviewAspect, number> | null {
  if (!chance.happens(0.65)) return null
  const near = () => Math.min(mostRating, Math.max(leastRating, rating + chance.pick([-1, 0, 0, 0, 1])))
  return { greens: near(), fairways: near(), caddie: near(), value: near() }
}

/** From one sentence to four: not every review mentions the landscape, and not every review has a closing. */
function vietnameseWords(chance: Chance, decks: Decks, take: Take, region: CourseRecord['region']): Words {
  const rating = chance.pick([5, 5, 5, 4, 4, 4, 3])
  const sentences = chance.happens(0.65) ? [take(decks[region])] : []
  if (rating > 3) sentences.push(take(decks.praise, sentences))
  if (rating < 5) sentences.push(take(decks.remark, sentences))
  if (rating > 3 && chance.happens(0.5)) sentences.push(take(decks.closing, sentences))
  return { rating, content: sentences.map(({ text }) => text).join(' ') }
}

/** A member with this language and, as long as there is one, without a review of this course yet. */
function authorFrom(chance: Chance, language: string, taken: ReadonlySet<number>): number {
  const speakers = people.flatMap((one, place) => ((one.language ?? 'vi') === language ? [place] : []))
  const free = speakers.filter((place) => !taken.has(place))
  const [first = 0, ...others] = free.length > 0 ? free : speakers
  return chance.pick([first, ...others])
}

function clockFrom(chance: Chance): string {
  return [chance.whole(9, 21), chance.whole(0, 59)].map((part) => String(part).padStart(2, '0')).join(':')
}
