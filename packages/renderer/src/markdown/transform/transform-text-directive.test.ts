import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const findIcon = (name: string) =>
  name === 'star' ? { html: '<svg/>' } : { message: `no icon ${name}`, hint: 'Choose another' }
const compile = (text: string) => compilePlain(text, { findIcon })

it('leaves a name alone as text, and directives that docgen does not have', async () => {
  const { html, problems } = await compile('a:badge and 12:30:icon')
  expect(html).toBe('<p>a:badge and 12:30:icon</p>')
  expect(problems).toEqual([])
})

it('has badges of five types, notes by default', async () => {
  expect((await compile(':badge[A]')).html).toBe('<p><b class="note">A</b></p>')
  expect((await compile(':badge[A *b*]{type=danger icon=star}')).html).toBe(
    '<p><b class="danger" data-icon="&lt;svg/&gt;">A <em>b</em></b></p>',
  )
  const unknown = await compile(':badge[A]{type=red}')
  expect(unknown.html).toBe('<p><b class="note">A</b></p>')
  expect(unknown.problems).toEqual(['warning block page.md:1:11 a badge has no type red'])
})

it('finds an icon by its text or its attribute, with a label', async () => {
  expect((await compile('a :icon[star]')).html).toBe('<p>a <i><svg/></i></p>')
  expect((await compile('a :icon{name=star label="Top"}')).html).toBe('<p>a <i data-label="Top"><svg/></i></p>')
})

it('shows the label of an unknown icon, and reports it at its name', async () => {
  const { html, problems } = await compile('a :icon[moon]{label="Night"}')
  expect(html).toBe('<p>a Night</p>')
  expect(problems).toEqual(['warning icon page.md:1:9 no icon moon'])
  expect((await compile('a :icon{name=moon label="Night"}')).html).toBe('<p>a Night</p>')
  expect((await compile('a :icon[moon]')).html).toBe('<p>a moon</p>')
})

it('shows a tooltip without a text as its term', async () => {
  expect((await compile('a :tooltip[b]{tip="c"}')).html).toMatch(/^<p>a <dfn id="[\w-]+" title="c">b<\/dfn><\/p>$/)
  const { html, problems } = await compile('a :tooltip[b]{tip=""}')
  expect(html).toBe('<p>a b</p>')
  expect(problems).toEqual(['warning block page.md:1:3 a tooltip has no text'])
})
