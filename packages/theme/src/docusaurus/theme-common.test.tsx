import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { composeProviders, ReactContextError, useTreeifiedTOC } from './theme-common.js'

const Bold = ({ children }: { readonly children: ReactNode }) => <b>{children}</b>
const Italic = ({ children }: { readonly children: ReactNode }) => <i>{children}</i>

it('nests providers, the first outermost', () => {
  const All = composeProviders([Bold, Italic])
  expect(renderToStaticMarkup(<All>text</All>)).toBe('<b><i>text</i></b>')
  expect(new ReactContextError('Tabs').message).toBe('the hook is used outside of <Tabs>.')
})

it('makes a table of contents a tree, also where levels are skipped', () => {
  const toc = [4, 2, 4, 3, 2].map((level, index) => ({ id: `${index}`, value: `${index}`, level }))
  const shape = (list: ReturnType<typeof useTreeifiedTOC>): string =>
    list.map(({ id, children }) => `${id}${children.length > 0 ? `(${shape(children)})` : ''}`).join(' ')
  expect(shape(useTreeifiedTOC(toc))).toBe('0 1(2 3) 4')
})
