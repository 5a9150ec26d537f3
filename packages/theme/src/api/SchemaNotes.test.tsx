import type { ConstraintView, SchemaView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ClosedFlag, EnumValues, SchemaNotes } from './SchemaNotes.js'

const render = (more: Partial<SchemaView>, hasFlag = false): string =>
  renderToStaticMarkup(
    <SchemaNotes text={text} components={theme.components} schema={schema('string', more)} hasFlag={hasFlag} />,
  )
const factsOf = (more: Partial<SchemaView>): string => render(more).replace(/<\/?(?:p|span|code)[^>]*>/g, '')
const limits = (...entries: readonly (readonly [name: string, value: string])[]): readonly ConstraintView[] =>
  entries.map(([name, value]) => ({ name, value }))

describe('facts', () => {
  it('join both ends of a range where the first is, in either order', () => {
    const constraints = limits(['maximum', '9'], ['multipleOf', '2'], ['minimum', '1'])
    expect(factsOf({ constraints })).toBe('multiple of 2 1 to 9')
    expect(factsOf({ constraints: limits(['minLength', '1'], ['maxLength', '5']) })).toBe('length 1 to 5')
  })

  it('keep a single end, and ends of different kinds', () => {
    expect(factsOf({ constraints: limits(['minItems', '1'], ['maxLength', '5']) })).toBe('items ≥ 1 length ≤ 5')
    expect(factsOf({ constraints: limits(['minimum', '1'], ['exclusiveMaximum', '5']) })).toBe('≥ 1 &lt; 5')
  })

  it('list values after limits: patterns, constant, default, examples', () => {
    const values = { constant: '"c"', defaultValue: '"d"', examples: ['1', '2'] }
    expect(factsOf({ ...values, constraints: limits(['pattern', '^a'], ['minLength', '1']) })).toBe(
      'length ≥ 1 matches ^a always &quot;c&quot; default &quot;d&quot; example 1 example 2',
    )
    expect(factsOf({})).toBe('')
  })

  it('break long values without spaces after commas', () => {
    const list = `[${Array.from({ length: 10 }, (_, at) => 1000 + at).join(',')}]`
    expect(list).toHaveLength(51)
    expect(render({ defaultValue: list }).match(/<wbr\/>/g)).toHaveLength(9)
    expect(render({ defaultValue: list.slice(0, 39) })).not.toContain('<wbr')
    expect(render({ defaultValue: list.replaceAll(',', ', ') })).not.toContain('<wbr')
  })

  it('collapse a regular expression of more than 40 characters', () => {
    const pattern = (length: number) => render({ constraints: limits(['pattern', 'x'.repeat(length)]) })
    expect(pattern(40)).not.toContain('<details')
    expect(pattern(41)).toContain(`<summary>matches <code>${'x'.repeat(24)}…</code></summary>`)
    expect(pattern(41).split('x'.repeat(41))).toHaveLength(2)
  })

  it('omit that an object is closed where a flag says so', () => {
    const constraints = limits(['additionalProperties', 'false'])
    expect(factsOf({ constraints })).toBe('no other properties')
    expect(render({ constraints }, true)).toBe('')
    const flag = (more: Partial<SchemaView>) =>
      renderToStaticMarkup(<ClosedFlag text={text} schema={schema('object', more)} />)
    expect(flag({ constraints })).toBe(' <span class="flag">no other properties</span>')
    expect(flag({})).toBe('')
  })
})

it('shows description, deprecation, conflicts and external documentation, in this order', () => {
  const html = render({
    externalDocs: { href: '/more', label: 'More', isUrl: false },
    conflicts: ['a conflict'],
    deprecation: { html: '<p>Old.</p>' },
    descriptionHtml: '<p>What.</p>',
  })
  expect(html.match(/What\.|Old\.|<p class="conflict">a conflict<|<a href="\/more">/g)).toEqual([
    'What.',
    'Old.',
    '<p class="conflict">a conflict<',
    '<a href="/more">',
  ])
})

describe('EnumValues', () => {
  const renderValues = (isEnumFolded: boolean, ...descriptions: readonly (string | undefined)[]) => {
    const enumValues = descriptions.map((descriptionHtml, at) => ({
      value: 'ab'.charAt(at),
      ...(descriptionHtml !== undefined && { descriptionHtml }),
    }))
    return renderToStaticMarkup(<EnumValues text={text} schema={schema('string', { enumValues, isEnumFolded })} />)
  }

  it('collapse when numerous', () => {
    expect(renderValues(false, undefined, undefined)).toBe(
      '<p class="facts"><span>allowed values</span> <code>a</code> <code>b</code></p>',
    )
    expect(renderValues(true, undefined, undefined)).toMatch(
      /^<details class="more"><summary>2 allowed values<\/summary><p class="facts"><code>a</,
    )
    expect(renderValues(true)).toBe('')
  })

  it('show descriptions as soon as one value has one', () => {
    expect(renderValues(false, undefined, '<p>Second.</p>')).toBe(
      '<dl class="values"><dt><code>a</code></dt><dd></dd><dt><code>b</code></dt><dd><p>Second.</p></dd></dl>',
    )
  })
})
