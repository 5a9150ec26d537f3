import { expect, it } from 'vitest'
import { endpointOf, findOperations, type ListedPage, readPageList } from './page-list.js'

const LIST = `# Shop

> Said in [brackets](x.md)

## Over \\[view\\]

- [A \\[b\\]](https://x.example/a.md): First. \\[Note\\]
- [No note](https://x.example/b%28c%29.md)
- no link
- [Elsewhere](https://x.example/logo.svg)

## API

- [Get an order](https://x.example/api/get-order.md): \`GET /orders/{id}\`. Returns one.
- [Pay](https://x.example/api/pay.md): \`POST /orders/{id}/pay\`
- [Order paid](https://x.example/api/webhooks/order-paid.md): Sent after a payment.

## Languages

- [Deutsch](https://x.example/de/llms.txt)
- [Guides](https://x.example/llms/big-guides.txt): 9 pages
`

it('reads pages with sections, titles and notes, and names of further files', () => {
  const { pages, parts } = readPageList(LIST)
  expect(parts).toEqual(['big-guides.txt'])
  expect(pages.slice(0, 2)).toEqual([
    { section: 'Over [view]', title: 'A [b]', url: 'https://x.example/a.md', note: 'First. [Note]' },
    { section: 'Over [view]', title: 'No note', url: 'https://x.example/b%28c%29.md', note: '' },
  ])
  expect(pages.map(endpointOf).filter(Boolean)).toEqual([
    { method: 'GET', path: '/orders/{id}' },
    { method: 'POST', path: '/orders/{id}/pay' },
  ])
})

it.each([
  ['GET /orders/{id}', ['Get an order']],
  ['get /v1/orders/{order}/', ['Get an order']],
  ['https://api.x.example/v1/orders/{id}/pay', ['Pay']],
  ['/orders/{id}/pay?now=1', ['Pay']],
  ['DELETE /orders/{id}', []],
  ['getOrder', ['Get an order']],
  ['get an ORDER', ['Get an order']],
  ['orderPaid', ['Order paid']],
  ['', []],
  ['(', []],
])('finds operations by %j', (wanted, titles) => {
  expect(findOperations(wanted, readPageList(LIST).pages).map(({ title }: ListedPage) => title)).toEqual(titles)
})
