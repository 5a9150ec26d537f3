import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { plainComponents } from '../../../../test/markdown/plain-components.js'
import { createThemeComponentRenderer } from './create-theme-component-renderer.js'

const Table = ({ children }: { readonly children?: ReactNode }): ReactNode => <table>{children}</table>

it('renders a component around HTML, in the order of its slots', () => {
  const render = createThemeComponentRenderer({ ...plainComponents, Table } as typeof plainComponents)
  const use = { name: 'Table', props: {} } as never
  expect(render(use, ['<tr>&amp;</tr>'])).toBe('<table><tr>&amp;</tr></table>')
  expect(render(use, ['<tr>2</tr>'])).toBe('<table><tr>2</tr></table>')
})

it('is created once per theme', () => {
  expect(createThemeComponentRenderer(plainComponents)).toBe(createThemeComponentRenderer(plainComponents))
  expect(createThemeComponentRenderer({ ...plainComponents })).not.toBe(createThemeComponentRenderer(plainComponents))
})
