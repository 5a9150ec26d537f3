import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { property, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Property } from './Property.js'
import { createRenderInside } from './SchemaInside.js'

const { components } = theme
const renderInside = createRenderInside({ text, components })
const render = (...parts: Parameters<typeof property>): string =>
  renderToString(
    <Property
      text={text}
      components={components}
      renderInside={renderInside}
      property={property(...parts)}
      depth={0}
    />,
  )

describe('Property', () => {
  it('is one line: name as a link to itself, type, and requirements', () => {
    expect(render('request.email', schema('string <email>'), { isRequired: true })).toBe(
      '<li id="request.email"><p class="prop"><a href="#request.email">email</a> <span class="type">string &lt;email&gt;</span> <span class="required">required</span></p></li>',
    )
  })

  it('names the version in which it was new or changed', () => {
    const html = render('a', schema('string'), { release: { kind: 'new', version: '1.4' } })
    expect(html).toContain(' <span class="flag">new in 1.4</span></p>')
  })

  it('is visible with an empty name', () => {
    const unnamed = { ...property('request.name', schema('string')), name: '' }
    const row = { text, components, renderInside, property: unnamed, depth: 0 }
    expect(renderToString(<Property {...row} />)).toContain('href="#request.name">&quot;&quot;</a>')
  })

  it('then shows its description and allowed values', () => {
    const html = render(
      'a',
      schema('string', {
        descriptionHtml: '<p>A <b>name</b>.</p>',
        constraints: [
          { name: 'maxLength', value: '9' },
          { name: 'pattern', value: '^a' },
        ],
        defaultValue: '"x"',
        examples: ['"y"'],
      }),
    )
    expect(html).toContain('<div class="api-text" dir="auto"><p>A <b>name</b>.</p></div>')
    expect(html).toContain(
      '<p class="facts"><span>length ≤ 9</span> <span>matches <code>^a</code></span> <span>default <code>&quot;x&quot;</code></span> <span>example <code>&quot;y&quot;</code></span></p>',
    )
  })

  it('joins both ends of a range', () => {
    const limits = { minimum: '1', maximum: '9', minLength: '3', maxItems: '5' }
    const constraints = Object.entries(limits).map(([name, value]) => ({ name, value }))
    expect(render('a', schema('string', { constraints }))).toContain(
      '<p class="facts"><span>1 to 9</span> <span>length ≥ 3</span> <span>items ≤ 5</span></p>',
    )
  })

  it('describes read-only, write-only and deprecated in words', () => {
    const html = render('a', schema('string', { isReadOnly: true, isWriteOnly: true, deprecation: {} }))
    expect(html).toContain('<s>a</s>')
    expect(html.match(/class="flag">[a-z-]+/g)?.map((flag) => flag.slice(13))).toEqual([
      'deprecated',
      'read-only',
      'write-only',
    ])
  })

  it.each([
    ['additional', '', '>any other name<'],
    ['rest', '', '>all others<'],
    ['index', '2', '>[2]<'],
    ['pattern', '^x-', '>^x-<'],
  ] as const)('labels what is not a plain property: %s', (kind, name, expected) => {
    expect(render('a', schema('string'), { kind, name })).toContain(expected)
  })
})
