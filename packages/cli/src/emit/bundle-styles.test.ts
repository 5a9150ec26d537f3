import { expect, it } from 'vitest'
import { bundleStyles } from './bundle-styles.js'

it('minifies style sheets and joins them in their order', () => {
  const css = bundleStyles([
    { file: 'theme.css', css: 'a { color: #ffffff }' },
    { file: 'site.css', css: '/* Own. */ b { margin: 0px }' },
  ])
  expect(css).toBe('a{color:#fff}\nb{margin:0}')
})

it('names the file that cannot be parsed', () => {
  const run = () =>
    bundleStyles([
      { file: 'site.css', css: 'a {}' },
      { file: 'other.css', css: 'a { color' },
    ])
  expect(run).toThrow(expect.objectContaining({ fileName: 'other.css' }))
})
