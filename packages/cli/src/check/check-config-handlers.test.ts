import { expect, it } from 'vitest'
import { siteSchema } from '../config/schema/site.js'
import type { KeyPath } from '../config/source/locate-key.js'
import { checkConfigHandlers } from './check-config-handlers.js'

const locate = (path: KeyPath) => ({ file: path.join('.') })

function check(fields: object): string[] {
  const config = siteSchema.parse({ title: 'Docs', url: 'https://docs.example.org', ...fields })
  return checkConfigHandlers(config, locate).map(({ file, message }) => `${file} ${message}`)
}

const FOOTER = {
  footer: { links: [{ title: 'More', items: [{ html: '<button type="button" onclick="go()">Go</button>' }] }] },
}

it('finds event handlers in all HTML of the config', () => {
  expect(check(FOOTER)).toEqual(['footer.links.0.items.0.html the security policy blocks onclick of <button>'])
  expect(
    check({
      announcementBar: { content: '<a href="/x"onClick=go()>Go</a> <b title="1 onload=2">on = 1</b>' },
      navbar: { items: [{ type: 'html', value: '<i class=a onmouseover="a > b" onfocus=\'x\'>x</i>' }] },
      footer: { copyright: '<img src="/x.png" alt="" onerror="x">' },
    }),
  ).toEqual([
    'navbar.items.0.value the security policy blocks onmouseover of <i>',
    'footer.copyright the security policy blocks onerror of <img>',
    'announcementBar.content the security policy blocks onclick of <a>',
  ])
})

it.each([false as const, { reportOnly: true }, { sources: { 'script-src': ["'unsafe-inline'"] } }])(
  'accepts them if the policy does not block them: %j',
  (csp) => {
    expect(check({ ...FOOTER, security: { csp } })).toEqual([])
  },
)
