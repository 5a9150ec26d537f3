import { expect, it } from 'vitest'
import { isEscaped, listShortcodes } from './read-shortcode.js'

const read = (text: string) =>
  listShortcodes(text).map((tag) =>
    isEscaped(tag) ? tag.text : [tag.mark, tag.isEnd ? '/' : '', tag.name, ...tag.positional, ...tag.named].join(' '),
  )

it('reads names and arguments', () => {
  expect(read('{{< blocks/cover title="A \\"b\\" >}}" x=`c d` >}} {{%tab "e" f%}} {{< /tab >}} {{<g/>}}')).toEqual([
    '<  blocks/cover title,A "b" >}} x,c d',
    '%  tab e f',
    '< / tab',
    '<  g',
  ])
  expect(read('{{< a href=https://b.example/?c=d >}}')).toEqual(['<  a href,https://b.example/?c=d'])
})

it('reads escaped tags, and ignores what is no tag', () => {
  expect(read('{{</* a b="c" */>}} {{%/* /d */%}}')).toEqual(['{{< a b="c" >}}', '{{% /d %}}'])
  expect(read('{{ .Title }} {{< >}} {{< a "b >}} {{% c >}}')).toEqual([])
})
