import { describe, expect, it } from 'vitest'
import { queueTabs } from '../sections/queue/queue-search.ts'
import { commandOf, isSendKey, shownKeys } from './keyboard.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('the keys of the console', () => {
  it.each([
    ['j', { kind: 'next' }],
    ['ArrowUp', { kind: 'previous' }],
    ['c', { kind: 'act', act: 'confirm' }],
    ['C', { kind: 'act', act: 'confirm' }],
    ['p', { kind: 'act', act: 'place' }],
    ['r', { kind: 'act', act: 'reject' }],
    ['e', { kind: 'act', act: 'extend' }],
    ['o', { kind: 'offer' }],
    ['u', { kind: 'undo' }],
    ['g', { kind: 'carry' }],
    ['i', { kind: 'record', attendance: 'checked_in' }],
    ['d', { kind: 'record', attendance: 'no_show' }],
    ['l', { kind: 'print' }],
    ['/', { kind: 'search' }],
    ['?', { kind: 'help' }],
    ['ArrowRight', { kind: 'right' }],
    ['End', { kind: 'last' }],
    ['[', { kind: 'dayBefore' }],
    ['3', { kind: 'tab', number: 3 }],
  ])('%s', (key, command) => {
    expect(commandOf(press(key), 'page')).toEqual(command)
  })

  it('opens each tab of the queue by a number, which the help sheet names', () => {
    for (const number of queueTabs.keys())
      expect(commandOf(press(String(number + 1)), 'page')).toEqual({ kind: 'tab', number: number + 1 })
    expect(commandOf(press(String(queueTabs.length + 1)), 'page')).toBeNull()
    expect(shownKeys.find(({ text }) => text === 'keys.tabs')?.keys).toEqual(['1', String(queueTabs.length)])
  })

  it('marks tee times with Shift and an arrow', () => {
    const shift = { shiftKey: true }
    expect(commandOf(press('ArrowDown', shift), 'control')).toEqual({ kind: 'markNext' })
    expect(commandOf(press('ArrowUp', shift), 'page')).toEqual({ kind: 'markPrevious' })
    expect(commandOf(press('C', shift), 'page')).toEqual({ kind: 'act', act: 'confirm' })
  })

  it('does not interfere with typing: only Escape is handled in a field', () => {
    for (const key of ['c', 'r', '/', 'j', '1', 'Enter']) expect(commandOf(press(key), 'typing')).toBeNull()
    expect(commandOf(press('Escape'), 'typing')).toEqual({ kind: 'close' })
  })
  it('leaves Enter to the button it is pressed on', () => {
    expect(commandOf(press('Enter'), 'control')).toBeNull()
    expect(commandOf(press('Enter'), 'page')).toEqual({ kind: 'open' })
    expect(commandOf(press('j'), 'control')).toEqual({ kind: 'next' })
  })
  it('leaves a choice the keys that move it: the form it is in stays open', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'])
      expect(commandOf(press(key), 'choice')).toBeNull()
    expect(commandOf(press('Escape'), 'choice')).toEqual({ kind: 'close' })
    expect(commandOf(press('ArrowDown'), 'control')).toEqual({ kind: 'next' })
  })
  it("does not take the browser's own keys", () => {
    expect(commandOf(press('r', { ctrlKey: true }), 'page')).toBeNull()
    expect(commandOf(press('c', { metaKey: true }), 'page')).toBeNull()
  })
  it('sends a form with Ctrl+Enter and Cmd+Enter alone', () => {
    expect(isSendKey(press('Enter', { ctrlKey: true }))).toBe(true)
    expect(isSendKey(press('Enter', { metaKey: true }))).toBe(true)
    expect(isSendKey(press('Enter'))).toBe(false)
    expect(isSendKey(press('Enter', { ctrlKey: true, altKey: true }))).toBe(false)
    expect(isSendKey(press('s', { ctrlKey: true }))).toBe(false)
  })
  it('ignores other keys, also names of Object.prototype', () => {
    expect(commandOf(press('q'), 'page')).toBeNull()
    expect(commandOf(press('constructor'), 'page')).toBeNull()
    expect(commandOf(press('0'), 'page')).toBeNull()
  })
})
