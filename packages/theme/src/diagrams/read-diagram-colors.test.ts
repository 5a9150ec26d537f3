import { expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { readDiagramColors } from './read-diagram-colors.js'

/** Opens a page in which tokens have these colors, in a browser that paints nothing but names of colors. */
function openColors(tokens: Readonly<Record<string, readonly [number, number, number]>>, context = true): void {
  openPage()
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({ color: style.color.replace(/^var\((.*)\)$/, '$1') }))
  const canvas = {
    fillStyle: '',
    fillRect: () => {},
    getImageData: () => ({ data: [...(tokens[canvas.fillStyle] ?? [0, 0, 0]), 255] }),
  }
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'canvas' ? Object.assign(create(name), { getContext: () => (context ? canvas : null) }) : create(name),
  )
}

it('returns the colors of the page under the names of mermaid, with two digits per part', () => {
  openColors({ '--color-text': [1, 35, 255], '--color-accent': [16, 0, 9] })
  const colors = readDiagramColors()
  expect([
    colors['textColor'],
    colors['pieTitleTextColor'],
    colors['nodeBorder'],
    colors['pie1'],
    colors['git0'],
  ]).toEqual(['#0123ff', '#0123ff', '#100009', '#100009', '#100009'])
  expect(Object.keys(colors).filter((name) => /^pie\d/.test(name))).toEqual([
    'pie1',
    'pie2',
    'pie3',
    'pie4',
    'pie5',
    'pie6',
  ])
  expect(document.body.children).toHaveLength(0)
})

it('sets no colors where nothing can be painted', () => {
  openColors({}, false)
  expect(readDiagramColors()).toEqual({})
})
