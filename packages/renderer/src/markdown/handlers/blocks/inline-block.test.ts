import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it('gives each tooltip an id of its own', async () => {
  const { html } = await compilePlain(':tooltip[a]{tip="one"} :tooltip[a]{tip="one"}')
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

it('keeps characters of HTML in a tooltip', async () => {
  const { html } = await compilePlain(':tooltip[a *b*]{tip="<x> & y"}')
  expect(html).toMatch(/ title="&lt;x> &amp; y">a <em>b<\/em><\/dfn>|title="&lt;x&gt; &amp; y">a <em>b<\/em><\/dfn>/)
})

it('requests the style sheets of what the page contains', async () => {
  expect((await compilePlain(':badge[a] and :tooltip[b]{tip=c}')).sheets).toEqual(['badge', 'tooltip'])
  expect((await compilePlain('a:badge')).sheets).toBeUndefined()
})

it('names an icon only with a label', async () => {
  const findIcon = () => ({ html: '<svg/>' })
  expect((await compilePlain(':icon[a]{label="A & b"}', { findIcon })).html).toBe(
    '<p><i data-label="A &amp; b"><svg/></i></p>',
  )
  expect((await compilePlain(':icon[a]', { findIcon })).html).toBe('<p><i><svg/></i></p>')
})
