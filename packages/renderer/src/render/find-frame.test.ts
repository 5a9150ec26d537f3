import { createElement } from 'react'
import { expect, it } from 'vitest'
import { createText, type LayoutProps, type Page, type SiteView, type ThemeComponents } from '../contract/index.js'
import { createFrameFinder } from './find-frame.js'

const components = {
  Layout: ({ children }: LayoutProps) => createElement('main', {}, children),
} as unknown as ThemeComponents

function openFrames() {
  let rendered = 0
  const navbar = { homeHref: '/', isHiddenOnScroll: false, start: [], end: [], hasColorModeSwitch: true }
  const findFrame = createFrameFinder({
    components,
    site: {} as SiteView,
    text: createText('en', {}),
    findShell: () => {
      rendered += 1
      return { navbar }
    },
    findSidebar: (id) => ({ id, items: [] }),
  })
  return {
    find: (sidebar: string) => findFrame({ shell: 's', sidebar } as Page, undefined),
    countRendered: () => rendered,
  }
}

it('renders a frame once for neighbors', () => {
  const { find, countRendered } = openFrames()
  const first = find('a')
  find('b')
  expect(find('a')).toBe(first)
  expect(countRendered()).toBe(2)
})

it('forgets the frame that was not used for the longest time, so memory does not grow with the site', () => {
  const { find, countRendered } = openFrames()
  for (let branch = 0; branch < 64; branch += 1) find(String(branch))
  find('0')
  find('new')
  expect(countRendered()).toBe(65)
  find('0')
  expect(countRendered()).toBe(65)
  find('1')
  expect(countRendered()).toBe(66)
})
