import type { courseCard, courseDetail, courseRow } from '@teeviet/contract/entities/course'
import { facilities } from '@teeviet/contract/rules/course-choices'
import { defaultLanguage, type Language } from '@teeviet/contract/rules/languages'
import { defaultCardRating, imagesPerReview } from '@teeviet/contract/rules/limits'
import type { z } from 'zod'
import { textIn } from '#platform/http/text-in'
import { type Course, ratingOf } from './course.ts'
import { englishAddress } from './place/english-address.ts'
import { nearestCity } from './place/nearest-city.ts'
import { countryName, placeName } from './place/places.ts'

type CourseRow = z.output<typeof courseRow>
export type CourseCard = z.output<typeof courseCard>
type CourseDetail = z.output<typeof courseDetail>

/** A price per player in VND and what it buys; `isOffer` when an offer makes it. */
type NamedPrice = { price: number; holes: number; isOffer: boolean }

/** The name in a reader's language: Vietnamese for Vietnamese readers, the club's English name for all others. */
export function titleIn(course: Pick<Course, 'title' | 'titleEn'>, language: Language): string {
  return language === 'vi' ? course.title : course.titleEn
}

/** The address in a reader's language: as it is written in Vietnam for Vietnamese readers, in English for all others. */
export function addressIn(course: Pick<Course, 'address'>, language: Language): string {
  return language === defaultLanguage ? course.address : englishAddress(course.address)
}

/** A course in a picker; `distance` in kilometres from the golfer, null when no position was sent. */
export function rowOf(course: Course, language: Language, distance: number | null = null): CourseRow {
  return {
    id: course.id,
    title: titleIn(course, language),
    address: addressIn(course, language),
    logo: course.logo ?? '',
    region: course.region,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  }
}

/** A course on a card, with the lowest price of its coming days. */
export function cardOf(course: Course, language: Language, lowest: NamedPrice | null): CourseCard {
  const title = titleIn(course, language)
  return {
    id: course.id,
    course_id: course.id,
    name: title,
    title,
    logo: course.logo ?? '',
    address: addressIn(course, language),
    location: placeName(course.province, language),
    region: course.region,
    rating: ratingOf(course) ?? defaultCardRating,
    reviews_count: course.ratingCount,
    holes_amount: course.holes,
    description: textIn(course.description, language) ?? '',
    galleries: galleriesOf(title, course.pictures.slice(0, imagesPerReview)),
    price: lowest?.price ?? null,
    price_number_hole: lowest?.holes ?? null,
    price_is_offer: yesNo(lowest?.isOffer === true),
  }
}

/** Everything about a course. */
export function detailOf(course: Course, language: Language, lowest: NamedPrice | null): CourseDetail {
  const card = cardOf(course, language, lowest)
  const terms = course.refundTerms
  return {
    ...card,
    rating: ratingOf(course) ?? 0,
    galleries: galleriesOf(card.title, course.pictures),
    course_path: course.paths.map(({ name, holes, par, lengthYards, map }) => ({
      path_name: name,
      num_holes: holes,
      path_par: par,
      path_length: lengthYards,
      path_map: map ?? '',
    })),
    course_par: course.par,
    course_length: course.lengthYards,
    country: { name: countryName(language) },
    designed_by: course.designedBy,
    opening_date: course.opened === null ? null : String(course.opened),
    latitude: course.latitude,
    longitude: course.longitude,
    has_lights: course.hasLights === null ? null : yesNo(course.hasLights),
    dress_code: textIn(course.dressCode, language) ?? '',
    facilities: facilities.filter((one) => course.facilities.includes(one)),
    nearest_city: nearestCity(course, language),
    is_standard_18: yesNo(course.holes >= 18),
    is_instant: yesNo(course.isInstant),
    no_show_kept_percent: course.noShowKeptPercent,
    refundPolicy: terms && {
      condition: textIn(terms.condition, language) ?? '',
      time: textIn(terms.time, language) ?? '',
    },
  }
}

function galleriesOf(title: string, pictures: readonly string[]) {
  return pictures.length === 0 ? [] : [{ title, images: pictures.map((img) => ({ img })) }]
}

const yesNo = (holds: boolean) => (holds ? 1 : 0)
