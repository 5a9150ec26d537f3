import { theme } from '@docgen/theme'
import { expect, it } from 'vitest'
import { findThemeProblem } from './check-components.js'

const { components, texts, client } = theme
const names = Object.keys(components)

it('accepts docgen’s own theme, and themes derived from it', () => {
  expect(findThemeProblem(theme, names)).toBeUndefined()
  const styles = [import.meta.url]
  expect(findThemeProblem({ ...theme, client: { ...client, styles } }, names)).toBeUndefined()
})

it.each<[string, unknown]>([
  ['is not an object', 'theme'],
  ['has no components', {}],
  ['has no component Footer', { ...theme, components: { ...components, Footer: undefined } }],
  ['has no component Footer, Layout, Navbar, …', { ...theme, components: {} }],
  ['has no texts in English', { ...theme, texts: { de: texts['en'] } }],
  ['has the unknown field component, which resembles components', { component: {}, texts, client }],
  ['has the unknown field client.style, which resembles client.styles', { ...theme, client: { ...client, style: [] } }],
  ['has no client', { ...theme, client: undefined }],
  ['has no client.script', { ...theme, client: { ...client, script: undefined } }],
  ['has client.styles that is not a list', { ...theme, client: { ...client, styles: 'a.css' } }],
  ['names a style sheet that does not exist: ./a.css', { ...theme, client: { ...client, styles: ['./a.css'] } }],
  [
    'names a style sheet that does not exist: file:///none.css',
    { ...theme, client: { ...client, styles: ['file:///none.css'] } },
  ],
])('describes an invalid theme: it %s', (problem, given) => {
  expect(findThemeProblem(given, ['Footer', 'Layout', 'Navbar', 'Tabs'])).toBe(problem)
})
