import { expect, it } from 'vitest'
import { createTestPage } from '../plan/create-test-page.js'
import { describeRenderFailure } from './describe-render-failure.js'
import { DEFAULT_THEME } from './load-components.js'

const page = createTestPage({ route: '/a', source: 'docs/a.md' })
const modules = { theme: DEFAULT_THEME }
const overrides = 'file:///site/.docgen/cache/overrides.mjs'

it('reports an error at the page, without a position that nothing proves', () => {
  expect(describeRenderFailure(page, new Error('no'), modules)).toEqual({
    code: 'render-failed',
    severity: 'error',
    file: 'docs/a.md',
    message: 'a component threw: no',
    hint: 'It was rendering /a',
    failure: { page: '/a', cause: JSON.stringify([{ file: 'docs/a.md' }, 'a component threw: no']) },
  })
  expect(describeRenderFailure(createTestPage(), new Error('no'), modules)).not.toHaveProperty('file')
})

it('has one cause for all pages where components of the site may have thrown', () => {
  const describe = (source: string) =>
    describeRenderFailure(createTestPage({ source }), new Error('no'), { ...modules, overrides })
  expect(describe('docs/a.md').failure?.cause).toBe(describe('docs/b.md').failure?.cause)
  expect(describe('docs/a.md')).not.toHaveProperty('file')
  expect(describe('docs/a.md').hint).toBe('Check what the components of theme.components return. It was rendering /a')
})

it('names the files of a theme that threw', () => {
  const error = Object.assign(new Error('no'), {
    stack: 'Error: no\n    at f (file:///site/node_modules/theme-x/Page.js:3:5)',
  })
  expect(describeRenderFailure(page, error, { theme: 'file:///site/node_modules/theme-x/index.js' }).hint).toBe(
    'Thrown at theme-x/Page.js:3:5. It was rendering /a',
  )
})

it('distinguishes content that is too deep from components that render themselves', () => {
  const deep = new RangeError('Maximum call stack size exceeded')
  expect(describeRenderFailure(page, deep, { ...modules, overrides })).toMatchObject({
    code: 'deep-content',
    file: 'docs/a.md',
    message: 'the content of /a is nested too deeply, or contains itself',
  })
  expect(describeRenderFailure(page, new RangeError('Invalid array length'), modules).code).toBe('render-failed')
})

it('names the island and its props', () => {
  const islandFailure = { island: 'Chart', props: [{ name: 'draw', value: 'a function' }] }
  const error = Object.assign(new Error('no'), { islandFailure })
  expect(describeRenderFailure(page, error, modules)).toMatchObject({
    code: 'island-props',
    message: expect.stringContaining('<Chart> runs in the browser'),
    hint: expect.stringMatching(/\. It was rendering \/a$/),
    failure: { page: '/a', island: islandFailure },
  })
})
