import type { OperationView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { operation, webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { Endpoint } from './Endpoint.js'

const render = (view: OperationView): string => renderToString(<Endpoint text={text} operation={view} />)

it('marks parameters and contains only the URL to copy', () => {
  const html = render(operation)
  expect(html).toContain('<span class="method method-post">post</span>')
  expect(html).toContain('<a href="#path-bot_id">{bot_id}</a>')
  const [, url = ''] = /<pre>(.*)<\/pre>/.exec(html) ?? []
  expect(url.replace(/<[^>]*>/g, '')).toBe('https://api.example.com/v1/bots/{bot_id}/orders')
  expect(url).toContain('<span>/<wbr/>orders</span>')
})

it('of a callback has expressions instead of parameters', () => {
  const callback = { ...webhook, path: [{ text: '{$request.body#/url}', isParameter: true, href: '#x' }] }
  expect(render(callback)).toContain('<code><span>{$request.body#/<wbr/>url}</span>')
})

it('of a webhook names an event, without a server', () => {
  expect(render(webhook)).toContain('<span class="method">Event</span>')
  expect(render(webhook)).not.toContain('class="server"')
  expect(render(operation)).not.toContain('Event')
})

it('breaks between the segments of a path, but not before the first or after the last', () => {
  const path = [{ text: '/a/b//c/', isParameter: false }]
  expect(render({ ...operation, path })).toContain('<span>/a/<wbr/>b/<wbr/>/<wbr/>c/</span>')
  expect(render({ ...operation, path: [{ text: '/', isParameter: false }] })).toContain('<span>/</span>')
})

it('has a button only where readers can send the request', () => {
  expect(render({ ...operation, hasConsole: true })).toMatch(
    /<button type="button" class="try-it"[^>]*>Try it<\/button>/,
  )
  expect(render(operation)).not.toContain('<button')
})
