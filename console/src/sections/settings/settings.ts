import type { DataOf } from '../../api/call.ts'
import type { Draft } from '../../forms/use-draft.ts'

export type StoredSettings = DataOf<'GET /api/staff/settings'>
export type Settings = StoredSettings['settings']

/** The props of each part of the settings form: the input, and which settings are still samples. */
export type PartProps = { readonly form: Draft<Settings>; readonly samples: readonly string[] }
