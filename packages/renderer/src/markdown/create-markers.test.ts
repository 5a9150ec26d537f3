import { describe, expect, it } from 'vitest'
import { createMarkers, withoutMarkers } from './create-markers.js'

describe('createMarkers', () => {
  it('splits the rendered HTML at holes, in order, each as often as it occurs', () => {
    const markers = createMarkers()
    const link = markers.hole({ kind: 'link', link: 0 })
    const text = markers.text('theme.x', { count: 2 })
    const { parts, holes } = markers.cut(`<a title="${text}" href="${link}">${text}</a>`)
    expect(parts).toEqual(['<a title="', '" href="', '">', '</a>'])
    const textHole = { kind: 'text', key: 'theme.x', values: { count: '2' } }
    expect(holes).toEqual([textHole, { kind: 'link', link: 0 }, textHole])
  })

  it('returns the same marker for the same text, so that components can compare values', () => {
    const { text } = createMarkers()
    expect(text('theme.x')).toBe(text('theme.x'))
    expect(text('theme.x')).not.toBe(text('theme.y'))
    expect(text('theme.x', { count: 1 })).not.toBe(text('theme.x', { count: 2 }))
  })

  it('accepts a value that is itself a UI string', () => {
    const markers = createMarkers()
    const { holes } = markers.cut(markers.text('theme.link', { heading: markers.text('theme.title'), level: 2 }))
    expect(holes).toEqual([
      { kind: 'text', key: 'theme.link', values: { level: '2' }, texts: { heading: 'theme.title' } },
    ])
  })

  it("inserts deferred HTML with its holes, and drops React's comments next to it", () => {
    const markers = createMarkers()
    const html = markers.later(() => `<b a="${markers.hole({ kind: 'cards' })}">`)
    expect(markers.cut(`x<!-- -->${html}<!-- -->y`)).toEqual({ parts: ['x<b a="', '">y'], holes: [{ kind: 'cards' }] })
  })

  it('throws if a component changes a marker', () => {
    expect(() => createMarkers().cut('a\u0000x\u0000b')).toThrow('marker')
  })
})

it('strips markers from external text', () => {
  expect(withoutMarkers('a\u00000\u0000')).toBe('a\uFFFD0\uFFFD')
  expect(withoutMarkers('a')).toBe('a')
})
