import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { body, example, operation, parameter, schema, webhook } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Endpoint } from './Endpoint.js'
import { Examples } from './Examples.js'
import { Facts } from './Facts.js'
import { MediaTypes } from './MediaTypes.js'
import { ParameterList } from './ParameterList.js'
import { ResponseLinks } from './Responses.js'
import { EnumValues } from './SchemaNotes.js'

const { components } = theme

describe('parts of an API page', () => {
  it('Endpoint marks parameters and contains only the URL to copy', () => {
    const html = renderToString(<Endpoint text={text} operation={operation} />)
    expect(html).toContain('<span class="method method-post">post</span>')
    expect(html).toContain('<a href="#path-bot_id">{bot_id}</a>')
    const [, url = ''] = /<pre>(.*)<\/pre>/.exec(html) ?? []
    expect(url.replace(/<[^>]*>/g, '')).toBe('https://api.example.com/v1/bots/{bot_id}/orders')
    expect(url).toContain('<span>/<wbr/>orders</span>')
  })

  it('Endpoint of a callback has expressions instead of parameters', () => {
    const callback = { ...webhook, path: [{ text: '{$request.body#/url}', isParameter: true, href: '#x' }] }
    expect(renderToString(<Endpoint text={text} operation={callback} />)).toContain(
      '<code><span>{$request.body#/<wbr/>url}</span>',
    )
  })

  it('EnumValues collapse when numerous, and show their descriptions', () => {
    const render = (isEnumFolded: boolean, descriptionHtml?: string) => {
      const enumValues = ['a', 'b'].map((value) => ({ value, ...(descriptionHtml && { descriptionHtml }) }))
      return renderToString(<EnumValues text={text} schema={schema('string', { enumValues, isEnumFolded })} />)
    }
    expect(render(false)).toBe('<p class="facts"><span>allowed values</span> <code>a</code> <code>b</code></p>')
    expect(render(true)).toMatch(/^<details class="more"><summary>2 allowed values<\/summary><p class="facts"><code>a</)
    expect(render(false, '<p>First.</p>')).toMatch(/<dt><code>a<\/code><\/dt><dd><p>First\./)
  })

  it('Examples are tabs only if there are several', () => {
    const render = (...examples: Parameters<typeof Examples>[0]['examples']) =>
      renderToString(<Examples text={text} components={components} id="x" examples={examples} />)
    expect(render()).toBe('')
    expect(render(example('a'))).toMatch(/^<div id="a"><figure class="code-frame">/)
    expect(render({ ...example('a'), label: 'What it is for' })).toMatch(
      /^<p class="api-text">What it is for<\/p><div id="a">/,
    )
    expect(render(example('a'), example('b', 'Long'))).toMatch(/for="x-1">Example 1<.*for="x-2">Long</s)
    const { code, ...elsewhere } = example('a')
    expect(render({ ...elsewhere, externalHref: 'https://example.com/a.json' })).toContain(
      '<a href="https://example.com/a.json" target="_blank" rel="noopener noreferrer">https://example.com/a.json</a>',
    )
  })

  it('Facts are separated, for screen readers too', () => {
    expect(renderToString(<Facts>{[false, <b key="a">a</b>, null, <b key="b">b</b>]}</Facts>)).toBe(
      '<p class="facts"><b>a</b> <b>b</b></p>',
    )
    expect(renderToString(<Facts>{false}</Facts>)).toBe('')
  })

  it('MediaTypes are tabs if there are several, and describe the encoding of form parts', () => {
    const form = {
      ...body('form', schema('object')),
      mediaType: 'multipart/form-data',
      encodings: [
        { name: 'file', contentType: 'image/png', allowsReserved: false, headers: [] },
        { name: 'tags', style: 'form', isExploded: false, allowsReserved: false, headers: [] },
      ],
    }
    const html = renderToString(
      <MediaTypes
        text={text}
        components={components}
        id="x"
        mediaTypes={[body('json', schema('object', { title: 'Order' })), form]}
        isRequired
        examples="none"
      />,
    )
    expect(html).toMatch(/for="x-1">application\/json<.*for="x-2">multipart\/form-data</)
    expect(html).toMatch(/id="json" class="prop">.*Order object<\/span> <span class="required">required</)
    expect(html).toMatch(/How file is written<.*<code>image\/png<\/code>/)
    expect(html).toMatch(/How tags is written<.*<code>form<\/code> <code>explode: false<\/code>/)
  })

  it.each([
    ['of the format that samples carry is in them', false, { ...example('a'), isGenerated: false }, true],
    ['with a text has to show it', true, { ...example('a'), isGenerated: false, descriptionHtml: '<p>Why</p>' }, true],
    ['of another format has no other place', true, { ...example('a'), isGenerated: false }, false],
    ['that was made up for another format says nothing new', false, { ...example('a'), isGenerated: true }, false],
  ])('MediaTypes: an example %s', (_name, isShown, only, isSampled) => {
    const mediaTypes = [{ ...body('b', schema('object')), examples: [only], isSampled }]
    const html = renderToString(
      <MediaTypes text={text} components={components} id="x" mediaTypes={mediaTypes} examples="several" />,
    )
    expect(html.includes('<summary>1 example</summary>')).toBe(isShown)
  })

  it('ParameterList shows how an array is serialized', () => {
    const ids = {
      ...parameter('query-id', schema('string[]')),
      serialization: { style: 'form', isExploded: true, example: '?id=a&id=b' },
      allowsReserved: true,
    }
    const html = renderToString(<ParameterList text={text} components={components} parameters={[ids]} />)
    expect(html).toContain('written as <code>?id=a&amp;id=b</code>')
    expect(html).toContain('reserved characters are allowed unescaped')
  })

  it('ResponseLinks link to operations with the values they pass', () => {
    const link = {
      name: 'GetOrder',
      id: 'link-GetOrder',
      operation: 'get-order',
      href: '/api/get-order',
      parameters: [{ name: 'order_id', value: '$response.body#/id' }],
    }
    const html = renderToString(<ResponseLinks text={text} components={components} links={[link]} />)
    expect(html).toContain('<a href="/api/get-order">get-order</a>')
    expect(html).toContain('<code>order_id = $response.body#/id</code>')
  })
})
