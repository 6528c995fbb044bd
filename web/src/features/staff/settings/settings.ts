import type { DataOf } from '../../../api/calls.ts'

export type SettingsOnDesk = DataOf<'GET /api/staff/settings'>
export type Settings = SettingsOnDesk['settings']
export type Words = Settings['company_name']

/** A part of the settings form: what is typed, what of it is still a sample, and how to change it. */
export type PartProps = {
  readonly settings: Settings
  readonly samples: readonly string[]
  readonly change: (changed: Partial<Settings>) => void
}

export const noWords: Words = { vi: '', en: '', kr: '', jp: '' }
