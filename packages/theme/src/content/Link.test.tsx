import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Link } from './Link.js'

it('opens external sites in a new tab, and its attributes override others', () => {
  const outside = (attributes: Readonly<Record<string, unknown>>) =>
    renderToString(
      <Link text={text} href="https://example.com" isExternal attributes={attributes}>
        x
      </Link>,
    )
  expect(outside({})).toBe('<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>')
  expect(outside({ target: '_self', className: 'y' })).toContain('target="_self" rel="noopener noreferrer" class="y"')
  expect(
    renderToString(
      <Link text={text} href="/x" isExternal={false} title="t" attributes={{}}>
        x
      </Link>,
    ),
  ).toBe('<a href="/x" title="t">x</a>')
})
