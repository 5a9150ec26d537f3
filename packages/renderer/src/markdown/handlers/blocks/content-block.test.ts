import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

/** The HTML on one line. */
async function render(text: string): Promise<string> {
  const { html, problems } = await compilePlain(text)
  expect(problems).toEqual([])
  return html.replace(/>\s+</g, '><')
}

it('makes every child of columns a column', async () => {
  expect(await render('::::columns{cols=2 .c}\n:::column\nA\n:::\ntext\n::::')).toBe(
    '<div class="columns cols-2 c"><div class="column"><p>A</p></div><div class="column"><p>text</p></div></div>',
  )
})

it('opens only the first of exclusive accordions, and names each group differently', async () => {
  const group = '::::accordions{exclusive}\n:::accordion[A]{open}\n:::\n:::accordion[B]{open}\n:::\n::::'
  const html = await render(`${group}\n\n${group}`)
  expect(html.match(/ open=""/g)).toHaveLength(2)
  const names = [...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
  expect([names[0] === names[1], names[2] === names[3], names[0] === names[2]]).toEqual([true, true, false])
  expect(await render(group.replace('{exclusive}', ''))).not.toContain(' name=')
})

it('joins steps into lists, with other content between them', async () => {
  const step = (title: string) => `:::step[${title}]\nx\n:::\n`
  const html = await render(`::::steps\n${step('A')}${step('B')}\n1. C\n\nbetween\n\n${step('D')}::::`)
  expect(html).toBe(
    '<ol class="steps" role="list"><li><p class="step-title">A</p><p>x</p></li><li><p class="step-title">B</p><p>x</p></li></ol>' +
      '<ol class="steps" role="list"><li>C</li></ol><p>between</p>' +
      '<ol class="steps" role="list"><li><p class="step-title">D</p><p>x</p></li></ol>',
  )
})

it('passes to a card only the parts that it has', async () => {
  expect(await render('::::cards\n:::card[A]\nText\n:::\n:::card[B]\n:::\n::::')).toBe(
    '<div class="card-grid"><article><h6>A</h6><p>Text</p></article><article><h6>B</h6></article></div>',
  )
})

it('applies the options of a table block to its tables', async () => {
  const table = '| a |\n| - |\n| b |\n'
  expect(await render(`:::table{filter compact}\n${table}:::`)).toContain('data-is="filtered compact"')
  expect(await render(`:::table{compact=false}\n${table}:::`)).not.toContain('data-is')
})

it('lists the tags of a changelog, each once', async () => {
  const update = (title: string, tags: string) => `:::update[${title}]{tags="${tags}"}\nx\n:::\n`
  const html = await render(`::::updates\n${update('2', 'New,API')}${update('1', 'API')}::::`)
  expect(html).toMatch(/^<section data-tags="New\|API"><section data-tags="New\|API"><h2 id="2">2<\/h2>/)
})

it.each([
  [':::step[A]\nx\n:::', 'a step is outside of steps'],
  [':::column\nx\n:::', 'a column is outside of columns'],
])('shows %j alone, and reports it', async (text, message) => {
  const { html, problems } = await compilePlain(text)
  expect(html).toContain('<p>x</p>')
  expect(problems).toEqual([`warning block page.md:1:1 ${message}`])
})
