import type { ChangelogView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ApiChangelog } from './ApiChangelog.js'

const operation = { name: 'GET /a', href: '/api/get-a' }
const render = (changelog: ChangelogView): string =>
  renderToStaticMarkup(<ApiChangelog text={text} components={theme.components} changelog={changelog} />)

it('has a section for each version, and in it a list for each effect', () => {
  const html = render({
    releases: [
      {
        id: '2',
        version: '2',
        since: '1',
        groups: [
          {
            level: 'breaking',
            changes: [
              {
                parts: ['type of ', 'id'],
                operations: [operation, { name: 'GET /b' }],
                isSubject: false,
                moreOperations: 3,
              },
            ],
          },
          {
            level: 'compatible',
            changes: [{ parts: ['is new'], operations: [operation], isSubject: true, moreOperations: 0 }],
          },
        ],
      },
    ],
  })
  expect(html).toMatch(
    /<h2 id="2">.*<p>Changes since 1:<\/p><h3><span class="badge badge-danger">Breaking<\/span><\/h3>/,
  )
  expect(html).toContain(
    '<li>type of <code>id</code><ul class="operations"><li><a href="/api/get-a"><span class="method method-get">get</span> <code>/a</code></a></li>' +
      '<li><span class="operation"><span class="method method-get">get</span> <code>/b</code></span></li><li><span class="operation">and 3 more</span></li></ul></li>',
  )
  expect(html).toContain(
    '</h3><ul><li><a href="/api/get-a"><span class="method method-get">get</span> <code>/a</code></a> is new</li></ul>',
  )
})

it('reports a version without changes', () => {
  expect(render({ releases: [{ id: '2', version: '2', since: '1', groups: [] }] })).toContain(
    'Nothing has changed for clients since 1.',
  )
})
