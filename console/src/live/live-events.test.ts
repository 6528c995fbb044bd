import { describe, expect, it } from 'vitest'
import { eventReader } from './live-events.ts'

describe('reading a stream of events', () => {
  it('gives an event once its empty line has come, wherever the pieces end', () => {
    const read = eventReader()
    expect(read(': listening\n\neve')).toEqual([])
    expect(read('nt: booking\nda')).toEqual([])
    expect(read('ta: {"id":1}\n')).toEqual([])
    expect(read('\nevent: gap\ndata: {}\n\n')).toEqual([
      { event: 'booking', data: '{"id":1}' },
      { event: 'gap', data: '{}' },
    ])
  })
  it('joins several lines of data', () => {
    expect(eventReader()('data: a\ndata: b\n\n')).toEqual([{ event: 'message', data: 'a\nb' }])
  })
  it('leaves out comments and events without data', () => {
    expect(eventReader()(': still here\n\nevent: booking\n\n')).toEqual([])
  })
  it('takes either kind of line end, also when it is cut in two', () => {
    const read = eventReader()
    expect(read('event: receipt\r\ndata: {}\r')).toEqual([])
    expect(read('\n\r\n')).toEqual([{ event: 'receipt', data: '{}' }])
  })
  it('forgets the name of an event that is over', () => {
    expect(eventReader()('event: booking\ndata: 1\n\ndata: 2\n\n').map(({ event }) => event)).toEqual([
      'booking',
      'message',
    ])
  })
})
