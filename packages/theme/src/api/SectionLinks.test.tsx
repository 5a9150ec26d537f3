import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { operation, webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { SectionLinks } from './SectionLinks.js'

const render = (view: typeof operation): string => renderToStaticMarkup(<SectionLinks text={text} operation={view} />)

it('links to each section of an operation, in their order, before the button that opens its parts', () => {
  const html = render(operation)
  expect([...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id)).toEqual([
    'authorization',
    'path-parameters',
    'request-body',
    'responses',
  ])
  expect(html).toMatch(/^<div class="chips">/)
  expect(html).toMatch(/<button data-action="expand">Expand all<\/button><\/div>$/)
})

it('is missing where an operation has no section', () => {
  const { authorization: _authorization, requestBody: _requestBody, ...rest } = webhook
  expect(render({ ...rest, parameterGroups: [], responses: { ...webhook.responses, items: [] } })).toBe('')
})
