import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BrowserOnly } from './BrowserOnly.js'

it('renders the fallback in a build, and does not call its children', () => {
  const children = (): never => {
    throw new Error('called in a build')
  }
  expect(renderToStaticMarkup(<BrowserOnly fallback={<i>Wait</i>}>{children}</BrowserOnly>)).toBe('<i>Wait</i>')
  expect(renderToStaticMarkup(<BrowserOnly>{children}</BrowserOnly>)).toBe('')
})
