import { createElement, Fragment } from 'react'
import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'
import { expressionKey } from '../../html/jsx-element.js'

/** Labels of the tabs, the default one in capitals; the problems. */
async function compile(text: string) {
  const { html, problems } = await compilePlain(text, { path: 'a.mdx' })
  const tabs = [...html.matchAll(/<section data-value="([^"]*)"( data-default)?[^>]*><h6>(.*?)<\/h6>/g)]
  return {
    html,
    problems,
    labels: tabs.map(([, , isDefault, label = '']) => (isDefault ? label.toUpperCase() : label)),
  }
}
const item = (value: string, more = '') => `<TabItem value="${value}"${more}>${value} text</TabItem>`

it('has the order of `values`, and tabs that it does not list last', async () => {
  const { labels, problems } = await compile(
    `<Tabs values={[{ value: 'b', label: 'Bee' }, { value: 'a' }]}>\n${item('c')}\n${item('a')}\n${item('b')}\n</Tabs>`,
  )
  expect([labels.map((label) => label.toLowerCase()), problems]).toEqual([['bee', 'a', 'c'], []])
})

it('opens the tab of `defaultValue`, or one with the attribute', async () => {
  const items = `${item('a')}\n${item('b', ' default')}`
  expect((await compile(`<Tabs>\n${items}\n</Tabs>`)).labels).toEqual(['a', 'B'])
  expect((await compile(`<Tabs defaultValue="a">\n${items}\n</Tabs>`)).labels).toEqual(['A', 'b'])
  expect((await compile(`<Tabs>\n${items.replace('default', 'default={false}')}\n</Tabs>`)).labels).not.toContain('B')
})

it('reports a default that no tab has', async () => {
  const { problems } = await compile(`<Tabs defaultValue="x">\n${item('a')}\n</Tabs>`)
  expect(problems).toEqual(['warning tabs a.mdx:1:1 the default is x, but no tab has that value'])
})

it('prefers the label of an item to a listed one, and both to its value', async () => {
  const values = "[{ value: 'a', label: 'Listed' }, { value: 'b', label: 'Listed too' }, { value: 'c' }]"
  const items = `${item('a', ' label="Own"')}\n${item('b')}\n${item('c')}`
  const { labels } = await compile(`<Tabs values={${values}}>\n${items}\n</Tabs>`)
  expect(labels.map((label) => label.toLowerCase())).toEqual(['own', 'listed too', 'c'])
})

it('is in the group of its id, or else of the query', async () => {
  const groupOf = async (props: string) =>
    /data-group="([^"]*)"/.exec((await compile(`<Tabs ${props}>\n${item('a')}\n</Tabs>`)).html)?.[1]
  expect(await groupOf('groupId="os" queryString="q"')).toBe('os')
  expect(await groupOf('queryString="q"')).toBe('q')
  expect(await groupOf('queryString')).toBeUndefined()
})

it('keeps other content of the tabs, before them', async () => {
  const { html } = await compile(`<Tabs>\n\nBefore\n\n${item('a')}\n</Tabs>`)
  expect(html.indexOf('Before')).toBeLessThan(html.indexOf('a text'))
  expect(html).toContain('Before')
})

it('has the tabs that an expression computes, also inside fragments and lists', async () => {
  const tab = (value: string) => createElement('b', { key: value, ...{ value } })
  const computed = [tab('a'), createElement(Fragment, { key: 'f' }, tab('b')), 'text', createElement('i', { key: 'i' })]
  const { html, problems } = await compilePlain('<Tabs>\n  {list}\n</Tabs>', {
    path: 'a.mdx',
    mdxModules: {
      'a.mdx': { mdxModule: { docgenModule: () => ({ [expressionKey({ value: 'list' })]: () => computed }) } },
    },
  })
  expect(problems).toEqual([])
  expect([...html.matchAll(/data-value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['a', 'b'])
})
