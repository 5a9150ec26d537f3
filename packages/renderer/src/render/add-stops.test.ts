import { describe, expect, it } from 'vitest'
import { addStops } from './add-stops.js'

const section = (length: number, level = 2): string => {
  const heading = `<h${level} id="a">A</h${level}>`
  return `${heading}<p>${'a'.repeat(length - heading.length - 7)}</p>`
}
const stops = (html: string): number => addStops(html, 's()').split('<script>s()</script>').length - 1

describe('addStops', () => {
  it('leaves short texts, and those with islands, as they are', () => {
    for (const html of ['', section(3999), section(1000) + section(2999), `<docgen-island>${section(5000).repeat(2)}`])
      expect(addStops(html, 's()')).toBe(html)
  })

  it('stops before sections, at least 4,000 characters apart', () => {
    expect(addStops(section(4000) + section(4000, 3), 's()')).toBe(
      `${section(4000)}<script>s()</script>${section(4000, 3)}`,
    )
    expect(stops(section(2500).repeat(4))).toBe(1)
    expect(stops(section(4000) + section(4000, 4))).toBe(0)
  })

  it('stops no more often on long pages, and adds nothing else', () => {
    const html = section(1000).repeat(600)
    expect(stops(html)).toBe(11)
    expect(addStops(html, 's()').replaceAll('<script>s()</script>', '')).toBe(html)
  })
})
