import { mix, underLight } from './colour.ts'

export type Region = 'north' | 'central' | 'south'
export type Light = 'morning' | 'noon' | 'dusk'

/** What a course lies in; each has far land and trees of its own. */
export const lands = ['karst', 'dunes', 'pines', 'highland', 'city', 'island', 'river'] as const
export type Land = (typeof lands)[number]

/** The land of a region that names none. */
export const landOf: Record<Region, Land> = { north: 'karst', central: 'dunes', south: 'river' }

/** The region whose water, grass and beach a land has, wherever it lies. */
export const groundOf: Record<Land, Region> = {
  karst: 'north',
  pines: 'north',
  highland: 'north',
  city: 'south',
  river: 'south',
  dunes: 'central',
  island: 'central',
}

/** Every colour of one scene. Land is ordered from far to near; `shade` is drawn over objects, `mist` between them. */
export type Palette = {
  readonly land: Land
  readonly sky: readonly [top: string, middle: string, low: string]
  readonly sun: string
  readonly halo: string
  readonly cloud: string
  readonly mist: string
  readonly hillFar: string
  readonly hillNear: string
  readonly water: readonly [far: string, near: string]
  readonly rough: readonly [far: string, near: string]
  readonly fairway: string
  readonly stripe: string
  readonly green: string
  readonly greenStripe: string
  readonly sand: string
  readonly sandShade: string
  readonly tree: string
  readonly treeLit: string
  readonly trunk: string
  readonly shade: string
  readonly wall: string
  readonly roof: string
  readonly glass: string
  readonly flag: string
  /** How much of the far land the mist takes, 0 to 1. */
  readonly haze: number
}

type Ground = Pick<
  Palette,
  | 'hillFar'
  | 'hillNear'
  | 'rough'
  | 'fairway'
  | 'stripe'
  | 'green'
  | 'greenStripe'
  | 'sand'
  | 'sandShade'
  | 'tree'
  | 'treeLit'
  | 'trunk'
  | 'wall'
  | 'roof'
>

const grounds: Record<Region, Ground> = {
  north: {
    hillFar: '#9dc0c1',
    hillNear: '#3f7f77',
    rough: ['#8dbb86', '#2f7350'],
    fairway: '#79b765',
    stripe: '#8fc775',
    green: '#a9d883',
    greenStripe: '#b9e193',
    sand: '#f4e6c8',
    sandShade: '#d9c294',
    tree: '#2c6650',
    treeLit: '#5a9a63',
    trunk: '#5d4f42',
    wall: '#f5eee0',
    roof: '#a5553d',
  },
  central: {
    hillFar: '#a7c6cf',
    hillNear: '#5d94a0',
    rough: ['#b4c68b', '#3d7f5c'],
    fairway: '#84bd67',
    stripe: '#99cb78',
    green: '#b0da85',
    greenStripe: '#c0e395',
    sand: '#f8e9cb',
    sandShade: '#dcc08c',
    tree: '#336c5c',
    treeLit: '#639c6e',
    trunk: '#6a5a48',
    wall: '#faf5ec',
    roof: '#4b6a70',
  },
  south: {
    hillFar: '#adc6a4',
    hillNear: '#58946b',
    rough: ['#a9c873', '#2f7a4b'],
    fairway: '#86bd58',
    stripe: '#9ccb68',
    green: '#b4dc79',
    greenStripe: '#c4e58a',
    sand: '#f7e7c2',
    sandShade: '#d9bd83',
    tree: '#2a6a49',
    treeLit: '#66a352',
    trunk: '#7a6149',
    wall: '#f8efdc',
    roof: '#8a5a3c',
  },
}

const skies: Record<Region, Record<Light, readonly [string, string, string]>> = {
  north: {
    morning: ['#9ccbd3', '#d2e6e0', '#fdebd3'],
    noon: ['#58acd0', '#a4d6e4', '#e4f2ec'],
    dusk: ['#20365c', '#7d5f86', '#f29b72'],
  },
  central: {
    morning: ['#8fcbdd', '#cbe8e8', '#ffeed8'],
    noon: ['#3fa3d4', '#97d5ea', '#e2f4f3'],
    dusk: ['#1d3d66', '#8a648c', '#fba87a'],
  },
  south: {
    morning: ['#8fc8cd', '#dfe7cc', '#ffd79c'],
    noon: ['#57b0d2', '#aedbdf', '#f0f3da'],
    dusk: ['#2a335e', '#95586f', '#ff9858'],
  },
}

const lights: Record<
  Light,
  { tint: string; share: number; sun: string; halo: string; cloud: string; haze: number }
> = {
  morning: { tint: '#ffe9c9', share: 0.45, sun: '#fffaea', halo: '#ffd795', cloud: '#fff6e6', haze: 0.62 },
  noon: { tint: '#ffffff', share: 0, sun: '#fffef4', halo: '#fff3c4', cloud: '#ffffff', haze: 0.34 },
  dusk: { tint: '#6f6a9c', share: 0.82, sun: '#ffe3b0', halo: '#ff8f5c', cloud: '#f0a08a', haze: 0.42 },
}

const waters: Record<Region, readonly [string, string]> = {
  north: ['#cfe6e0', '#6aa9ab'],
  central: ['#7cc9cd', '#2b97a3'],
  south: ['#cfe0c4', '#5fa598'],
}

/** What a land changes in the colours of its ground. */
const tints: Partial<Record<Land, Partial<Ground>>> = {
  pines: {
    hillFar: '#8fb3b5',
    hillNear: '#2f6663',
    tree: '#1f5348',
    treeLit: '#3f7f63',
    rough: ['#86ab86', '#2c6350'],
  },
  highland: { hillFar: '#a9bccb', hillNear: '#4c7a6c', rough: ['#a3c27d', '#3c7a48'], treeLit: '#73a256' },
  city: { hillFar: '#b4c3cf', hillNear: '#7d98a8' },
  island: { hillFar: '#8fc3bd', hillNear: '#2f8a72', sand: '#fbf1da' },
}

/** The colours of a land at a time of day. */
export function paletteOf(region: Region, light: Light, land: Land = landOf[region]): Palette {
  const ground = { ...grounds[region], ...tints[land] }
  const { tint, share, sun, halo, cloud, haze } = lights[light]
  const sky = skies[region][light]
  const lit = (colour: string) => underLight(colour, tint, share)
  const [far, near] = waters[region]
  const skyInWater = light === 'dusk' ? 0.6 : 0.35
  return {
    land,
    sky,
    sun,
    halo,
    cloud,
    haze,
    mist: mix(sky[2], light === 'dusk' ? '#b9829a' : '#f7f7ec', 0.45),
    hillFar: mix(lit(ground.hillFar), sky[2], 0.25),
    hillNear: lit(ground.hillNear),
    water: [mix(lit(far), sky[2], skyInWater), mix(lit(near), sky[0], skyInWater)],
    rough: [lit(ground.rough[0]), lit(ground.rough[1])],
    fairway: lit(ground.fairway),
    stripe: lit(ground.stripe),
    green: lit(ground.green),
    greenStripe: lit(ground.greenStripe),
    sand: mix(lit(ground.sand), '#ffffff', light === 'dusk' ? 0 : 0.1),
    sandShade: lit(ground.sandShade),
    tree: lit(ground.tree),
    treeLit: lit(ground.treeLit),
    trunk: lit(ground.trunk),
    shade: light === 'dusk' ? '#141a3c' : '#0b3b35',
    wall: lit(ground.wall),
    roof: lit(ground.roof),
    glass: light === 'dusk' ? '#ffd27a' : mix('#7fb4bd', sky[0], 0.4),
    flag: light === 'dusk' ? '#ff8a5e' : '#f2774b',
  }
}
