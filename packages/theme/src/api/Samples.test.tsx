import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { body, example, operation, response, schema, webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { hasSamples, Samples } from './Samples.js'

const render = (view: typeof operation): string =>
  renderToString(<Samples text={text} components={theme.components} operation={view} />)

describe('Samples', () => {
  it('are stored by language, and responses follow the statuses of the text', () => {
    const html = render(operation)
    expect(html).toContain('<h2>Request example</h2><div class="tabs" data-tab-group="code-samples"')
    expect(html).toContain('<h2>Response example</h2><div class="tabs" data-tab-group="api-status"')
    expect(html.match(/data-tab-group="api-status".*?value="200".*value="404"/s)).not.toBeNull()
  })

  it('name one sample of a language by its label, and several in tabs', () => {
    const code = { language: 'go', html: 'x' }
    const go = { value: 'go', label: 'Go', codes: [{ label: 'SDK', code }] }
    expect(render({ ...operation, samples: [go] })).toMatch(
      />Go<.*<p class="api-text">SDK<\/p><figure class="code-frame/,
    )
    const two = { ...go, codes: [...go.codes, { label: '', code }] }
    expect(render({ ...operation, samples: [two] })).toMatch(
      /id="samples-go-1".*for="samples-go-1">SDK<.*for="samples-go-2">Example 2</,
    )
  })

  it('name several examples of one response, unnamed ones by their media type', () => {
    const xml = { ...body('x', schema('string'), [example('e2')]), mediaType: 'application/xml' }
    const items = [response('200', [body('j', schema('string'), [example('e1', 'Paid')]), xml])]
    const html = render({ ...operation, responses: { ...operation.responses, items } })
    expect(html).toMatch(/for="response-200-examples-1">Paid<.*for="response-200-examples-2">application\/xml</s)
  })

  it('have no card without content', () => {
    expect(render({ ...operation, responses: { ...operation.responses, items: [] } })).not.toContain('Response')
    expect(render({ ...operation, samples: [] })).not.toContain('Request')
  })

  it('of a webhook are its payload, code that receives it, and the expected responses', () => {
    const items = [{ ...response('2XX', []), descriptionHtml: '<p>Received.</p>' }]
    const html = render({ ...webhook, samples: operation.samples, responses: { ...webhook.responses, items } })
    expect(html).toMatch(/<h2>Payload<\/h2>.*<h2>Handler<\/h2>.*<h2>Response example<\/h2>.*2XX.*Received\./s)
    expect(html).not.toContain('<h2>Request')
  })

  it('exist when there is a sample or an example', () => {
    const bare = { ...operation, samples: [], responses: { ...operation.responses, items: [response('204', [])] } }
    expect(hasSamples(operation)).toBe(true)
    expect(hasSamples({ ...operation, samples: [] })).toBe(true)
    expect(hasSamples(bare)).toBe(false)
  })
})
