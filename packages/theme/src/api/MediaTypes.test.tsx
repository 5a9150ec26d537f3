import type { MediaTypeView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { body, example, parameter, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { MediaTypes, type MediaTypesProps } from './MediaTypes.js'

const render = (mediaTypes: readonly MediaTypeView[], more: Partial<MediaTypesProps> = {}): string =>
  renderToString(
    <MediaTypes text={text} components={theme.components} id="x" mediaTypes={mediaTypes} examples="none" {...more} />,
  )

it('are tabs if there are several, and describe the encoding of form parts', () => {
  const form = {
    ...body('form', schema('object')),
    mediaType: 'multipart/form-data',
    encodings: [
      {
        name: 'file',
        contentType: 'image/png',
        allowsReserved: false,
        headers: [parameter('X-Part', schema('string'))],
      },
      { name: 'tags', style: 'form', isExploded: false, allowsReserved: true, headers: [] },
    ],
  }
  const html = render([body('json', schema('object', { title: 'Order' })), form], { isRequired: true })
  expect(html).toMatch(/for="x-1">application\/json<.*for="x-2">multipart\/form-data</)
  expect(html).toMatch(/id="json" class="prop">.*Order object<\/span> <span class="required">required</)
  expect(html).toMatch(/How file is written<.*<code>image\/png<\/code>.*<li id="X-Part">/)
  expect(html).toMatch(
    /How tags is written<.*<code>form<\/code> <code>explode: false<\/code> <span>reserved characters are allowed/,
  )
})

it('have no tabs for one body, and render nothing without any', () => {
  expect(render([])).toBe('')
  expect(render([body('b', schema('object'))])).toMatch(/^<p id="b" class="prop">/)
})

it('name the type once, and whether a request needs the body', () => {
  const { schema: _schema, ...untyped } = body('b', schema('string'))
  expect(render([body('b', schema('Order', { title: 'Order' }))])).toContain('<span class="type">Order</span>')
  expect(render([untyped])).toBe('<p id="b" class="prop"><code>application/json</code></p>')
  expect(render([untyped], { isRequired: false })).toContain('<span class="flag">optional</span>')
})

it.each([
  ['of the format that samples carry is in them', false, { ...example('a'), isGenerated: false }, true],
  ['with a text has to show it', true, { ...example('a'), isGenerated: false, descriptionHtml: '<p>Why</p>' }, true],
  ['of another format has no other place', true, { ...example('a'), isGenerated: false }, false],
  ['that was made up for another format says nothing new', false, { ...example('a'), isGenerated: true }, false],
])('an example %s', (_name, isShown, only, isSampled) => {
  const html = render([{ ...body('b', schema('object')), examples: [only], isSampled }], { examples: 'several' })
  expect(html.includes('<summary>1 example</summary>')).toBe(isShown)
})

it('show all examples, several, or none', () => {
  const several = [body('b', schema('object'), [example('a'), example('c')])]
  expect(render(several, { examples: 'several' })).toContain('<summary>2 examples</summary>')
  const all = render(several, { examples: 'all' })
  expect(all).toContain('id="b-examples-1"')
  expect(all).not.toContain('<summary>')
  expect(render(several)).not.toContain('id="a"')
})
