/** The console command of a key. */
export type Command =
  | { readonly kind: 'next' | 'previous' | 'open' | 'close' | 'search' | 'help' | 'undo' }
  | { readonly kind: 'make' | 'walkIn' | 'offer' }
  | { readonly kind: 'carry' | 'markNext' | 'markPrevious' | 'closeTimes' | 'change' | 'print' }
  | { readonly kind: 'record'; readonly attendance: 'checked_in' | 'no_show' }
  | { readonly kind: 'left' | 'right' | 'first' | 'last' | 'dayBefore' | 'dayAfter' }
  | { readonly kind: 'act'; readonly act: 'confirm' | 'place' | 'both' | 'reject' | 'extend' }
  | { readonly kind: 'share'; readonly what: 'claim' | 'snooze' | 'pick' }
  | { readonly kind: 'tab'; readonly number: number }

type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const commands: Readonly<Record<string, Command>> = {
  j: { kind: 'next' },
  ArrowDown: { kind: 'next' },
  k: { kind: 'previous' },
  ArrowUp: { kind: 'previous' },
  ArrowLeft: { kind: 'left' },
  ArrowRight: { kind: 'right' },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  '[': { kind: 'dayBefore' },
  ']': { kind: 'dayAfter' },
  Enter: { kind: 'open' },
  Escape: { kind: 'close' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
  u: { kind: 'undo' },
  c: { kind: 'act', act: 'confirm' },
  p: { kind: 'act', act: 'place' },
  b: { kind: 'act', act: 'both' },
  r: { kind: 'act', act: 'reject' },
  e: { kind: 'act', act: 'extend' },
  o: { kind: 'offer' },
  n: { kind: 'make' },
  w: { kind: 'walkIn' },
  m: { kind: 'share', what: 'claim' },
  z: { kind: 'share', what: 'snooze' },
  s: { kind: 'share', what: 'pick' },
  g: { kind: 'carry' },
  x: { kind: 'closeTimes' },
  a: { kind: 'change' },
  i: { kind: 'record', attendance: 'checked_in' },
  d: { kind: 'record', attendance: 'no_show' },
  l: { kind: 'print' },
}

const shiftCommands: Readonly<Record<string, Command>> = {
  ArrowDown: { kind: 'markNext' },
  ArrowUp: { kind: 'markPrevious' },
}

/**
 * The command of a key press; null for keys without a command. In a text field only Escape counts, on a button, link or
 * choice Enter keeps its own action, on a choice also the keys that move it, and keys with Ctrl, Alt or Command belong to
 * the browser. Capitals count like small letters.
 */
export function commandOf(press: Key, where: 'page' | 'control' | 'choice' | 'typing'): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (where === 'typing') return press.key === 'Escape' ? { kind: 'close' } : null
  if (where !== 'page' && press.key === 'Enter') return null
  if (where === 'choice' && /^(Arrow\w+|Home|End)$/.test(press.key)) return null
  if (/^[1-9]$/.test(press.key)) return { kind: 'tab', number: Number(press.key) }
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (press.shiftKey && Object.hasOwn(shiftCommands, key)) return shiftCommands[key] ?? null
  return Object.hasOwn(commands, key) ? (commands[key] ?? null) : null
}

/** Whether it is Ctrl+Enter or Cmd+Enter, which sends a form from any of its fields. */
export function isSendKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey
}

/** The keys as the help sheet shows them, in its order. */
export const shownKeys = [
  { keys: ['J', 'K'], text: 'keys.next' },
  { keys: ['Enter'], text: 'keys.open' },
  { keys: ['C'], text: 'keys.confirm' },
  { keys: ['P'], text: 'keys.place' },
  { keys: ['B'], text: 'keys.both' },
  { keys: ['R'], text: 'keys.reject' },
  { keys: ['O'], text: 'keys.offer' },
  { keys: ['E'], text: 'keys.extend' },
  { keys: ['M'], text: 'keys.claim' },
  { keys: ['Z'], text: 'keys.snooze' },
  { keys: ['S'], text: 'keys.pick' },
  { keys: ['U'], text: 'keys.undo' },
  { keys: ['Ctrl / ⌘ + Enter'], text: 'keys.send' },
  { keys: ['Ctrl / ⌘ + K'], text: 'keys.find' },
  { keys: ['/'], text: 'keys.search' },
  { keys: ['1', '9'], text: 'keys.tabs' },
  { keys: ['←', '↑', '→', '↓'], text: 'keys.sheet' },
  { keys: ['Home', 'End'], text: 'keys.ends' },
  { keys: ['G'], text: 'keys.carry' },
  { keys: ['A'], text: 'keys.change' },
  { keys: ['I'], text: 'keys.checkIn' },
  { keys: ['D'], text: 'keys.noShow' },
  { keys: ['Shift + ↑', 'Shift + ↓'], text: 'keys.mark' },
  { keys: ['X'], text: 'keys.closeTimes' },
  { keys: ['L'], text: 'keys.print' },
  { keys: ['N'], text: 'keys.make' },
  { keys: ['W'], text: 'keys.walkIn' },
  { keys: ['[', ']'], text: 'keys.day' },
  { keys: ['1', '3'], text: 'keys.guess' },
  { keys: ['Esc'], text: 'keys.close' },
  { keys: ['?'], text: 'keys.help' },
] as const
