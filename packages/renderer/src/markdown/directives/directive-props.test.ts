import { expect, it } from 'vitest'
import { createTestPage } from '../../../test/markdown/create-test-page.js'
import { admonitionProps, detailsProps, tabsProps } from './directive-props.js'

it('passes only what a block has', () => {
  const { draft } = createTestPage()
  const { text } = draft.markers
  expect(admonitionProps({ kind: 'admonition', admonition: 'tip' } as never, draft)).toEqual({ text, kind: 'tip' })
  const own = { admonition: 'note', name: 'own', hasOwnIcon: true, isUntitled: true } as never
  expect(admonitionProps(own, draft)).toEqual({ text, kind: 'note', name: 'own', hasOwnIcon: true, isUntitled: true })
  expect(detailsProps({ isOpen: false } as never, draft)).toEqual({ text, isOpen: false })
  const all = { isOpen: true, id: 'a', icon: 'b', group: 'c' }
  expect(detailsProps(all as never, draft)).toEqual({ text, ...all })
})

it('gives each group of tabs an id of its own', () => {
  const { draft } = createTestPage()
  const [one, two] = [tabsProps({ group: 'os' } as never, draft), tabsProps({} as never, draft)]
  expect(one).toMatchObject({ group: 'os' })
  expect(two).not.toHaveProperty('group')
  expect(one.id).not.toBe(two.id)
})
