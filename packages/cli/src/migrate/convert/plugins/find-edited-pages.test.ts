import { expect, it } from 'vitest'
import { findEditedPages } from './find-edited-pages.js'

const GENERATED = `---
id: orders
description: "Words of the front matter that nothing else contains"
---

import Heading from "@theme/Heading";

<Heading
  as={"h1"}
  children={"A title that only this line contains"}
>
</Heading>

Read and change the orders
of &lt;your&gt; customers' shops.

  <th>
    Words of the plugin in a table
  </th>
`
const PATH = 'docs/api/orders.info.mdx'

it.each([
  ['a page as generated', GENERATED, []],
  ['a page with one more line', `${GENERATED}\nCall us before you change anything.\n`, [PATH]],
  ['a page of its own', '---\nid: orders\n---\n\nEverything you need to know about orders.\n', [PATH]],
  ['a page without text', '---\nid: orders\n---\n', []],
  ['an empty page', '', []],
])('finds pages with text that the description lacks: %s', (_, page, pages) => {
  const files: Readonly<Record<string, string>> = {
    [PATH]: page,
    'docs/api/get.api.mdx': 'Words that the plugin writes about operations.\n',
    'api.json': JSON.stringify({ info: { description: "Read and change\nthe orders of <your> customers' shops." } }),
  }
  const layout = { listFiles: () => ['get.api.mdx', 'orders.info.mdx'], readFile: (path: string) => files[path] }
  expect(findEditedPages('docs/api', 'api.json', layout)).toEqual(pages)
})
