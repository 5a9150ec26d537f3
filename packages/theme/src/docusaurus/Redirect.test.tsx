import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn } from '../../test/messages-in.js'
import { Redirect, type RedirectProps } from './Redirect.js'

const targetsOf = (to: RedirectProps['to']): unknown => {
  const [head, link] = messagesIn(renderToString(<Redirect to={to} />))
  return [JSON.stringify(head).match(/0; url=[^"]*/)?.[0], JSON.stringify(link)]
}

it.each([
  ['/a?b=c#d', '/a?b=c#d'],
  [{ pathname: '/a', search: '?b=c', hash: '#d' }, '/a?b=c#d'],
  [{ hash: '#d' }, '#d'],
  [{}, ''],
])('redirects to %j', (to, href) => {
  expect(targetsOf(to)).toEqual([`0; url=${href}`, JSON.stringify(['link', { href }])])
})

it('replaces the page in a browser', () => {
  const replaced: string[] = []
  const location = { replace: (href: string) => replaced.push(href) }
  expect(asBrowser(() => renderToString(<Redirect to={{ pathname: '/a', hash: '#b' }} />), { location })).toBe('')
  expect(replaced).toEqual(['/a#b'])
})
