import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { findHits, hideHits, loadRows, type OperationRow, showHits } from './operation-rows.js'

const ROWS: readonly OperationRow[] = [
  ['/api/list', 'List orders', 'get', '/v1/orders', 'Orders'],
  ['/api/drop', 'Drop an order', 'delete', '/v1/orders/{id}', 'Orders', 1],
  ['/guide', 'Guide', '', '', ''],
]

it('finds rows by label, method, path and category, but not by URL', () => {
  const find = (text: string) => findHits(ROWS, text.split(' ')).map(([href]) => href)
  expect(find('delete orders')).toEqual(['/api/drop'])
  expect(find('/v1/orders/{')).toEqual(['/api/drop'])
  expect(find('get orders list')).toEqual(['/api/list'])
  expect(find('api')).toEqual([])
})

it('shows links instead of the items, and the items again', () => {
  openPage('<nav class="sidebar"><ul class="menu"></ul></nav>', 'https://docs.test/api/list')
  showHits(find('nav'), ROWS)
  expect(findAll('.sidebar-hits a').map(({ outerHTML }) => outerHTML)).toEqual([
    '<a href="/api/list" title="/v1/orders" aria-current="page"><span class="method method-get">get</span><span>List orders</span></a>',
    '<a href="/api/drop" title="/v1/orders/{id}"><span class="method method-delete">delete</span><s>Drop an order</s></a>',
    '<a href="/guide" title=""><span>Guide</span></a>',
  ])
  expect(find('.menu').hidden).toBe(true)
  hideHits(find('nav'))
  expect([find('.menu').hidden, findAll('.sidebar-hits')]).toEqual([false, []])
})

it('loads a file once, and again after a failure', async () => {
  openPage('')
  const fetch = vi.fn(async () => new Response('', { status: 500 }))
  vi.stubGlobal('fetch', fetch)
  await expect(loadRows('/operation-rows.json')).rejects.toThrow('500')
  fetch.mockImplementation(async () => new Response(JSON.stringify(ROWS)))
  expect(await loadRows('/operation-rows.json')).toEqual(ROWS)
  await loadRows('/operation-rows.json')
  expect(fetch).toHaveBeenCalledTimes(2)
})
