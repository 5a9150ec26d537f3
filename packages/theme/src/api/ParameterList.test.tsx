import type { ParameterView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { example, parameter, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ParameterList } from './ParameterList.js'

const render = (more: Partial<ParameterView>): string =>
  renderToString(
    <ParameterList
      text={text}
      components={theme.components}
      parameters={[{ ...parameter('query-id', schema('string[]')), ...more }]}
    />,
  )

it('shows how an array is serialized', () => {
  const html = render({
    serialization: { style: 'form', isExploded: true, example: '?id=a&id=b' },
    allowsReserved: true,
    allowsEmptyValue: true,
  })
  expect(html).toContain('written as <code>?id=a&amp;id=b</code>')
  expect(html).toContain('<span>may be empty</span> <span>reserved characters are allowed unescaped</span>')
})

it('shows the media type of a value that is written as one', () => {
  expect(render({ mediaType: 'application/json' })).toContain('written as <code>application/json</code>')
  expect(render({})).not.toContain('class="facts"')
})

it('collapses named examples', () => {
  const html = render({ namedExamples: [example('a', 'First'), example('b', 'Second')] })
  expect(html).toMatch(/<details class="more"><summary>Examples<\/summary>.*for="query-id-examples-1">First</)
  expect(render({})).not.toContain('<details')
})
