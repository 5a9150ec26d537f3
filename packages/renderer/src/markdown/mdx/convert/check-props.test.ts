import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

const problemsOf = async (text: string): Promise<readonly string[]> => {
  const { diagnostics } = await compilePlain(text, { path: 'page.mdx' })
  return diagnostics.map(({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`)
}

it('reports misspelled props of built-in components', async () => {
  expect(await problemsOf('<Card title="One" hef="https://a.example">Text</Card>')).toEqual([
    '1:19 <Card> has no prop hef. Did you mean href?',
  ])
  expect(await problemsOf('<Tabs groupid="x">\n<TabItem label="One" valeu="a">Text</TabItem>\n</Tabs>')).toEqual([
    '1:7 <Tabs> has no prop groupid. Did you mean groupId?',
    '2:22 <TabItem> has no prop valeu. Did you mean value?',
  ])
})

it('accepts props of other tools with components of the same name', async () => {
  const text =
    '<Card title="One" img="/a.png" horizontal arrow cta="Go" iconType="solid" color="#fff" data-test="x">Text</Card>'
  expect(await problemsOf(text)).toEqual([])
  expect(await problemsOf('<Badge text="New" size="small" /> <Tooltip tip="All" cta="Go">Term</Tooltip>')).toEqual([])
})

it('reports content that a component does not show', async () => {
  expect(await problemsOf('<Badge text="New">Lost</Badge>')).toEqual([
    '1:19 <Badge> shows its prop text, so the content between its tags is not shown. Write it before or after <Badge … />',
  ])
  expect(await problemsOf('<DocCardList>\n\nLost\n\n</DocCardList>')).toEqual([
    '3:1 <DocCardList> shows only its props, so the content between its tags is not shown. Write it before or after <DocCardList … />',
  ])
  expect(await problemsOf('<Badge text="New">\n</Badge>\n\n<DocCardList>{/* none */}</DocCardList>')).toEqual([])
})

it('shows a description and the content between the tags', async () => {
  const { html } = await compilePlain(
    '<LinkCard title="One" href="https://a.example" description="First.">Second.</LinkCard>',
    {
      path: 'page.mdx',
    },
  )
  expect(html).toContain('First.')
  expect(html).toContain('Second.')
})

it('writes hints in the form of the source', async () => {
  expect(await problemsOf('<Card>Text</Card>\n\n<Column>Text</Column>\n\n<Tabs>Text</Tabs>')).toEqual([
    '1:1 <Card> has no title. Write <Card title="Title">',
    '3:1 a column is outside of columns. Put <Columns> before the first and </Columns> after the last column',
    '5:1 these tabs contain no tab. Write <TabItem label="Label"> inside <Tabs>',
  ])
  expect(await problemsOf(':::card\nText\n:::')).toEqual(['1:1 :::card has no title. Write :::card[Title]'])
})
